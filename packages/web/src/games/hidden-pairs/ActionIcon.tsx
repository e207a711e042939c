import type { ActionKind } from '@dicehall/engine';

const paths: Readonly<Record<ActionKind, string>> = {
  // The paths of the icons: an arrow down, two arrows down with a die, and a shield.
  hinderance: 'M12 3v13m-5-5 5 5 5-5M5 21h14',
  diceBlock: 'M8 3v9m-4-4 4 4 4-4M16 3v9m-4-4 4 4 4-4M5 16h14v5H5Z',
  luckyDice: 'M12 2.5 20.5 5.5V12c0 5-3.5 8-8.5 9.7C7 20 3.5 17 3.5 12V5.5ZM8 12l3 3 5-6',
};

export const ActionIcon = ({ kind }: { readonly kind: ActionKind }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[kind]} />
  </svg>
);
