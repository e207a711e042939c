import { useId } from 'react';

/** The emblem of Hidden Pairs: two dice face down, with the pattern of their backs. */
export default function HiddenPairs() {
  const gap = useId();
  return (
    <>
      <mask id={gap} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
        <path fill="white" d="M0 0h64v64H0Z" />
        <path
          fill="black"
          transform="rotate(11 43 25)"
          d="M32 5h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H32a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9Z"
        />
      </mask>
      <g mask={`url(#${gap})`}>
        <path
          transform="rotate(-9 24 38)"
          fillRule="evenodd"
          d="M12 21h20a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V28a7 7 0 0 1 7-7Zm10 6.5L11.5 38 22 48.5 32.5 38Zm0 6.2 4.3 4.3-4.3 4.3-4.3-4.3Z"
        />
      </g>
      <path
        className="emblem-accent"
        transform="rotate(11 43 25)"
        fillRule="evenodd"
        d="M33 8h20a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H33a7 7 0 0 1-7-7V15a7 7 0 0 1 7-7Zm10 6.5L32.5 25 43 35.5 53.5 25Zm0 6.2 4.3 4.3-4.3 4.3-4.3-4.3Z"
      />
    </>
  );
}
