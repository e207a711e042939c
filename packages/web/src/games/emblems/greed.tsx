/** The emblem of Greed: a leaning stack of coins, about to fall. */
export default function Greed() {
  return (
    <>
      <path d="M14 48v4c0 3.3 8 6 18 6s18-2.7 18-6v-4c-3.5 3-10.3 4.5-18 4.5S17.5 51 14 48Z" />
      <path d="M12 38.5v4c0 3.3 8 6 18 6s18-2.7 18-6v-4c-3.5 3-10.3 4.5-18 4.5s-14.5-1.5-18-4.5Z" />
      <path d="M16 29v4c0 3.3 8 6 18 6s18-2.7 18-6v-4c-3.5 3-10.3 4.5-18 4.5S19.5 32 16 29Z" />
      <path
        className="emblem-accent"
        d="M14 15v8.5c0 3.3 8 6 18 6s18-2.7 18-6V15c0 3.3-8 6-18 6s-18-2.7-18-6Z"
      />
      <path d="M32 7c10 0 18 3 18 6.7s-8 6.7-18 6.7-18-3-18-6.7S22 7 32 7Z" />
      <ellipse className="emblem-accent" cx="32" cy="13.7" rx="6.2" ry="2.5" />
    </>
  );
}
