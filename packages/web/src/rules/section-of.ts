import type { AnyGame, BaseView } from '@dicehall/engine';

/** The section of a game's rules for the phase of a view: its index among the second-level headings of the page. */
export function sectionOf({ facts }: AnyGame, { phase }: BaseView): number {
  const section = facts.phases[phase];
  if (section === undefined) throw new Error(`The phase ${phase} has no section of the rules`);
  return facts.rulesSections.indexOf(section);
}
