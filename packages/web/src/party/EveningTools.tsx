import type { TableChange } from '@dicehall/server/client';
import type { Evening, TableState } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Field, Input, SelectField } from '../ui/Field.tsx';

interface EveningToolsProps {
  readonly table: TableState;
  readonly evening: Evening;
  readonly change: (...asked: TableChange) => Promise<void>;
}

const pointChoices = ['wins', 'places', 'list'] as const;

/** The suggested points for each place in a match, the winner's points first. */
const firstList = [5, 3, 2, 1];
const mostPoints = 1000;
const mostPlaces = 12;

/** Parses points such as "5, 3, 1". Returns null unless they are 1 to 12 whole numbers from 0 to 1000. */
export function readPoints(text: string): number[] | null {
  const points = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  const isWithin = (one: number) => Number.isInteger(one) && one >= 0 && one <= mostPoints;
  return points.length > 0 && points.length <= mostPlaces && points.every(isWithin) ? points : null;
}

export function EveningTools({ table, evening, change }: EveningToolsProps) {
  const messages = useMessages();
  const { points } = evening;
  const kind = typeof points === 'string' ? points : 'list';
  return (
    <>
      <SelectField
        label={messages.say('party-points')}
        value={kind}
        onChange={(next) =>
          void change('evening', { points: next === 'wins' || next === 'places' ? next : firstList })
        }
        choices={pointChoices.map((value) => ({ value, text: messages.say(`party-points.${value}`) }))}
      />
      {typeof points === 'string' ? null : (
        <PointList
          key={points.join()}
          points={points}
          onChange={(list) => void change('evening', { points: list })}
        />
      )}
      <Teams table={table} evening={evening} change={change} />
    </>
  );
}

interface PointListProps {
  readonly points: readonly number[];
  readonly onChange: (points: number[]) => void;
}

function PointList({ points, onChange }: PointListProps) {
  const messages = useMessages();
  const [text, setText] = useState(points.join(', '));
  const read = readPoints(text);
  return (
    <Field label={messages.say('party-point-list')} about={messages.say('party-point-list.about')}>
      <Input
        value={text}
        inputMode="numeric"
        maxLength={60}
        aria-invalid={read === null || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (read !== null && read.join() !== points.join()) onChange(read);
        }}
      />
    </Field>
  );
}

const teamCounts = [2, 3, 4, 5, 6];

function peopleOf({ seats, waiting }: TableState, { standings }: Evening): ReadonlyMap<string, string> {
  const seated = seats.flatMap(({ person, name }) =>
    person === null || name === null ? [] : [{ person, name }],
  );
  return new Map([...standings, ...waiting, ...seated].map(({ person, name }) => [person, name]));
}

function Teams({ table, evening, change }: EveningToolsProps) {
  const messages = useMessages();
  const { teams } = evening;
  const people = [...peopleOf(table, evening)];
  const nameOf = (index: number) => messages.say('party-team', { number: index + 1 });
  const deal = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: teams?.[index]?.name ?? nameOf(index),
      people: people.flatMap(([person], at) => (at % count === index ? [person] : [])),
    }));
  const move = (person: string, to: string) =>
    teams?.map(({ name, people: members }) => {
      const others = members.filter((one) => one !== person);
      return { name, people: name === to ? [...others, person] : others };
    }) ?? null;
  return (
    <>
      <SelectField
        label={messages.say('party-teams')}
        value={String(teams?.length ?? 0)}
        onChange={(count) => void change('evening', { teams: count === '0' ? null : deal(Number(count)) })}
        choices={[
          { value: '0', text: messages.say('party-teams.none') },
          ...teamCounts.map((count) => ({ value: String(count), text: messages.number(count) })),
        ]}
      />
      {teams === null
        ? null
        : people.map(([person, name]) => (
            <SelectField
              key={person}
              label={name}
              value={teams.find(({ people: members }) => members.includes(person))?.name ?? ''}
              onChange={(to) => void change('evening', { teams: move(person, to) })}
              choices={[
                { value: '', text: messages.say('party-teams.none') },
                ...teams.map((team) => ({ value: team.name, text: team.name })),
              ]}
            />
          ))}
    </>
  );
}
