import { parsePosition } from '@dicehall/engine';
import { type Catalogue, shareText } from '@dicehall/messages';
import type { StopCell, StopMap, WinMap } from '@dicehall/strategy';
import { memo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { inputKind } from '../look/is-touch.ts';
import { Card } from '../ui/Card.tsx';
import type { PositionCharts } from '../values/questions.ts';
import { type ChartCell, ChartGrid } from './ChartGrid.tsx';
import styles from './chart.module.css';

interface ChartProps<Chart> {
  readonly chart: Chart;
  readonly names: readonly string[];
  readonly onLine: (line: string) => void;
}

function nearest({ seat, scores }: WinMap, line: string) {
  const read = parsePosition(line);
  const now = read.ok ? read.value.game.scores(read.value.state) : [];
  const indexOf = (score = 0) =>
    scores.reduce(
      (best, one, index) => (Math.abs(one - score) < Math.abs((scores[best] ?? 0) - score) ? index : best),
      0,
    );
  return { row: indexOf(now[1 - seat]), column: indexOf(now[seat]) };
}

const named = (names: readonly string[], seat: number) => ({
  own: names[seat] ?? '',
  other: names[1 - seat] ?? '',
});

/** Shows win chances by the scores of both players. Memoised, because a chart has hundreds of texts. */
const WinChart = memo(({ chart, line, names, onLine }: ChartProps<WinMap> & { readonly line: string }) => {
  const messages = useMessages();
  const { seat, scores, rows } = chart;
  const seats = named(names, seat);
  const start = nearest(chart, line);
  const current = rows[start.row]?.[start.column] ?? null;
  const startScores = { ownScore: scores[start.column] ?? 0, otherScore: scores[start.row] ?? 0 };
  return (
    <>
      <h2>{messages.say('web-explore-map')}</h2>
      <p className="soft small">{messages.say('web-explore-map.about', { by: inputKind() })}</p>
      <ChartGrid
        key={scores.join()}
        label={messages.say('web-explore-map')}
        axes={messages.say('web-explore-map-axes', seats)}
        about={
          current === null
            ? messages.say('web-explore-map-none', { ...seats, ...startScores })
            : messages.say('web-explore-map-sum', {
                ...startScores,
                here: shareText(messages, current.value),
              })
        }
        start={start}
        columns={scores.map((score) => messages.number(score))}
        rows={rows.map((cells, at) => ({
          label: messages.number(scores[at] ?? 0),
          cells: cells.map((cell, column): ChartCell => {
            const values = { ...seats, ownScore: scores[column] ?? 0, otherScore: scores[at] ?? 0 };
            if (cell === null)
              return {
                name: messages.say('web-explore-map-empty'),
                text: messages.say('web-explore-map-none', values),
                shown: '',
                share: null,
              };
            const value = shareText(messages, cell.value);
            const shown = percentOf(cell.value);
            return {
              name: messages.say('web-explore-map-short', { shown }),
              // The text contains the number as shown, and the exact number.
              text: messages.say('web-explore-map-cell', { ...values, shown, value }),
              shown,
              share: cell.value,
              onChoose: () => onLine(cell.line),
            };
          }),
        }))}
      />
    </>
  );
});

/** Formats a chance in percent. Only a certain win or loss is shown as 100 or 0. */
function percentOf(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1';
  if (chance < 1 && chance > 0.995) return '>99';
  return `${Math.round(100 * chance)}`;
}

const bestOf = ({ roll, stop, canStop }: StopCell): 'stop' | 'none' | 'less' | 'roll' =>
  stop !== null && stop >= roll ? 'stop' : !canStop ? 'none' : stop === null ? 'less' : 'roll';

/** Describes the points at which a player should stop, by number of dice. */
function stopsText(messages: Catalogue, { points, ranges }: StopMap): string {
  const limits = ranges.flatMap((ofDice, at) =>
    ofDice.map(({ least, most }) =>
      messages.say('web-explore-stops-from', {
        dice: at + 1,
        points: least,
        most,
        to: most === points.at(-1) ? 'all' : most === least ? 'same' : 'most',
      }),
    ),
  );
  return limits.length === 0
    ? messages.say('web-explore-stops-never')
    : messages.say('web-explore-stops-sum', { limits: messages.list(limits) });
}

const StoppingChart = memo(({ chart, onLine }: Omit<ChartProps<StopMap>, 'names'>) => {
  const messages = useMessages();
  const { points, rows } = chart;
  return (
    <>
      <h2>{messages.say('web-explore-stops')}</h2>
      <p className="soft small">{messages.say('web-explore-stops.about', { by: inputKind() })}</p>
      <ChartGrid
        label={messages.say('web-explore-stops')}
        axes={messages.say('web-explore-stops-axes')}
        about={stopsText(messages, chart)}
        columns={points.map((value) => messages.number(value))}
        rows={rows.map((cells, at) => ({
          label: messages.number(at + 1),
          cells: cells.map((cell, column): ChartCell => {
            const { roll, stop, line } = cell;
            const best = bestOf(cell);
            return {
              name: messages.say('web-explore-stops-short', { best: best === 'stop' ? 'stop' : 'roll' }),
              text: messages.say('web-explore-stops-cell', {
                dice: at + 1,
                points: points[column] ?? 0,
                best,
                roll: shareText(messages, roll),
                stop: stop === null ? '' : shareText(messages, stop),
              }),
              shown: best === 'stop' ? '■' : '·',
              share: best === 'stop' ? 1 : 0,
              ...(line !== null && { onChoose: () => onLine(line) }),
            };
          }),
        }))}
      />
    </>
  );
});

interface ChartsProps {
  readonly charts: PositionCharts;
  /** Whether the charts belong to the previous position. */
  readonly isOld: boolean;
  readonly names: readonly string[];
  readonly onLine: (line: string) => void;
}

export function Charts({ charts: { line, map, stopping }, isOld, ...rest }: ChartsProps) {
  return (
    <>
      {map === null ? null : (
        <Card as="section" className={styles.chart} data-chart="map" data-old={isOld || undefined}>
          <WinChart chart={map} line={line} {...rest} />
        </Card>
      )}
      {stopping === null ? null : (
        <Card as="section" className={styles.chart} data-chart="stop" data-old={isOld || undefined}>
          <StoppingChart chart={stopping} {...rest} />
        </Card>
      )}
    </>
  );
}
