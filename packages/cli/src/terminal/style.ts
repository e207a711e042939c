export type Style =
  | 'plain'
  | 'bold'
  | 'dim'
  | 'title'
  | 'brass'
  | 'good'
  | 'bad'
  | 'die'
  | 'die-chosen'
  | 'die-locked'
  | 'die-spent';

/** The SGR codes for terminals with 256 colours. */
const rich: Readonly<Record<Style, string>> = {
  plain: '',
  bold: '1',
  dim: '2',
  title: '1;38;5;230;48;5;23',
  brass: '1;38;5;179',
  good: '38;5;114',
  bad: '38;5;210',
  die: '38;5;232;48;5;230',
  'die-chosen': '1;38;5;232;48;5;179',
  'die-locked': '38;5;238;48;5;250',
  'die-spent': '38;5;245;48;5;237',
};
const basic: Readonly<Record<Style, string>> = {
  plain: '',
  bold: '1',
  dim: '2',
  title: '1;37;44',
  brass: '1;33',
  good: '32',
  bad: '31',
  die: '30;47',
  'die-chosen': '30;43',
  'die-locked': '2;7',
  'die-spent': '2',
};

export type Palette = 'none' | 'basic' | 'rich';

export const paletteOf = (colour: boolean, env: Readonly<Record<string, string | undefined>>): Palette => {
  if (!colour) return 'none';
  return /256|truecolor|kitty|ghostty|alacritty/.test(`${env.TERM ?? ''} ${env.COLORTERM ?? ''}`)
    ? 'rich'
    : 'basic';
};

export function painted(style: Style, text: string, palette: Palette): string {
  if (palette === 'none' || style === 'plain' || text === '') return text;
  return `\u001b[${(palette === 'rich' ? rich : basic)[style]}m${text}\u001b[0m`;
}
