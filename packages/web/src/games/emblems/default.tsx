/** The emblem of a game without one of its own: two dice, one behind the other. */
export default function AnyGame() {
  return (
    <>
      <path d="M30 6h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-1V25a10 10 0 0 0-10-10H22v-1a8 8 0 0 1 8-8Z" />
      <path
        className="emblem-accent"
        fillRule="evenodd"
        d="M14 20h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Zm1.5 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm9.5 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm9.5 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z"
      />
    </>
  );
}
