import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

const icon = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const BackIcon = icon('M15 5l-7 7 7 7');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </Icon>
);
export const HistoryIcon = icon('M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 2');
export const LogIcon = icon('M5 5h14v11H10l-5 4z M9 9h6M9 12h4');
export const BookIcon = icon('M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6');
export const CardIcon = icon('M6 3.5h12v17H6zM9 8h.01M9 12h.01M9 16h.01M12.5 8H15M12.5 12H15M12.5 16H15');
/** The icon of the coach: a whistle. */
export const CoachIcon = icon('M3 8h11a5.5 5.5 0 1 1-5.2 7.3L3 12.5zM14 13.5h.01M17 8V4h3');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const UndoIcon = icon('M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4');
export const PlayIcon = icon('M8 5l11 7-11 7z');
export const PauseIcon = icon('M8 5v14M16 5v14');
export const StepBackIcon = icon('M18 6l-8 6 8 6zM6 6v12');
export const StepOnIcon = icon('M6 6l8 6-8 6zM18 6v12');
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" width="32" height="32">
    <g transform="rotate(-9 16 16)">
      <rect
        x="4"
        y="4"
        width="24"
        height="24"
        rx="6"
        fill="var(--die-face, #f4ead4)"
        stroke="var(--brass)"
        strokeWidth="1.5"
      />
      <g fill="#241d19">
        <circle cx="10.5" cy="10.5" r="2.2" />
        <circle cx="21.5" cy="10.5" r="2.2" />
        <circle cx="16" cy="16" r="2.2" />
        <circle cx="10.5" cy="21.5" r="2.2" />
        <circle cx="21.5" cy="21.5" r="2.2" />
      </g>
    </g>
  </svg>
);
