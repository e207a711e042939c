const three =
  'M-5.5-6.5c1-1.8 3-3 5.5-3 3.3 0 5.8 1.9 5.8 4.7S3.3 0 0 0c3.6 0 6.4 2 6.4 4.9S3.6 9.9 0 9.9c-2.8 0-5.1-1.2-6.2-3.2';

/** The emblem of Threes: a die that shows three pips, each drawn as the digit 3. */
export default function Threes() {
  return (
    <>
      <path
        fillRule="evenodd"
        d="M15 4h34a11 11 0 0 1 11 11v34a11 11 0 0 1-11 11H15A11 11 0 0 1 4 49V15A11 11 0 0 1 15 4Zm.5 4A7.5 7.5 0 0 0 8 15.5v33a7.5 7.5 0 0 0 7.5 7.5h33a7.5 7.5 0 0 0 7.5-7.5v-33A7.5 7.5 0 0 0 48.5 8Z"
      />
      <g className="emblem-line" strokeWidth="4">
        <path transform="translate(19 19.5) scale(.82)" d={three} />
        <path className="emblem-accent-line" transform="translate(32 32) scale(.82)" d={three} />
        <path transform="translate(45 44.5) scale(.82)" d={three} />
      </g>
    </>
  );
}
