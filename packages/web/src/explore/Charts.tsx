import { parsePosition } from '@dicehall/engine';
import type { WinMap } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import { Card } from '../ui/Card.tsx';
import { type ChartCell, ChartGrid } from './ChartGrid.tsx';
import type { ExploredPosition } from './explore-task.ts';
import { shareText } from './value-text.ts';

interface ChartsProps {
  readonly position: ExploredPosition;
  readonly names: readonly string[];
  readonly onLine: (line: string) => void;
}

/** The cell next to the scores of a position. */
function nearest({ seat, scores }: WinMap, { line }: ExploredPosition) {
  const read = parsePosition(line);
  const now = read.ok ? read.value.game.scores(read.value.state) : [];
  const indexOf = (score = 0) =>
    scores.reduce(
      (best, one, index) => (Math.abs(one - score) < Math.abs((scores[best] ?? 0) - score) ? index : best),
      0,
    );
  return { row: indexOf(now[1 - seat]), column: indexOf(now[seat]) };
}

/** Where looking beats reading: win chances over both scores, and when to stop. */
export function Charts({ position, names, onLine }: ChartsProps) {
  const messages = useMessages();
  const { line: of, map = null, stopping = null } = position.charts ?? {};
  const isOld = of !== position.line || undefined;
  const number = (value: number) => messages.number(value, { useGrouping: false });
  const named = (seat: number) => ({ own: names[seat] ?? '', other: names[1 - seat] ?? '' });
  return (
    <>
      {map === null ? null : (
        <Card as="section" data-chart="map" data-old={isOld}>
          <h2>{messages.say('web-explore-map')}</h2>
          <p className="soft small">
            {messages.say('web-explore-map.about', { seat: { seat: map.seat } }, names)}
          </p>
          <ChartGrid
            key={map.scores.join()}
            label={messages.say('web-explore-map')}
            axes={messages.say('web-explore-map-axes', named(map.seat))}
            start={nearest(map, position)}
            columns={map.scores.map(number)}
            rows={map.rows.map((cells, at) => ({
              label: number(map.scores[at] ?? 0),
              cells: cells.map((cell, column): ChartCell => {
                const values = {
                  ...named(map.seat),
                  ownScore: map.scores[column] ?? 0,
                  otherScore: map.scores[at] ?? 0,
                };
                if (cell === null)
                  return { text: messages.say('web-explore-map-none', values), shown: '', share: null };
                const value = shareText(messages, cell.value);
                return {
                  text: messages.say('web-explore-map-cell', { ...values, value }),
                  // Cut off, not rounded, so that it begins the percentage of the text.
                  shown: Math.floor(Math.round(1000 * cell.value) / 10),
                  share: cell.value,
                  onChoose: () => onLine(cell.line),
                };
              }),
            }))}
          />
        </Card>
      )}
      {stopping === null ? null : (
        <Card as="section" data-chart="stop" data-old={isOld}>
          <h2>{messages.say('web-explore-stops')}</h2>
          <p className="soft small">
            {messages.say('web-explore-stops.about', { seat: { seat: stopping.seat } }, names)}
          </p>
          <ChartGrid
            label={messages.say('web-explore-stops')}
            axes={messages.say('web-explore-stops-axes')}
            columns={stopping.points.map(number)}
            rows={stopping.rows.map((cells, at) => ({
              label: number(at + 1),
              cells: cells.map(({ roll, stop, canStop, line }, column): ChartCell => {
                const best =
                  stop !== null && stop >= roll
                    ? 'stop'
                    : !canStop
                      ? 'none'
                      : stop === null
                        ? 'less'
                        : 'roll';
                return {
                  text: messages.say('web-explore-stops-cell', {
                    dice: at + 1,
                    points: stopping.points[column] ?? 0,
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
        </Card>
      )}
    </>
  );
}
