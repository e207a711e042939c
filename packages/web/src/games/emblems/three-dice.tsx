/** The emblem of Three Dice: stairs built of the dice one, two, three. */
export default function ThreeDice() {
  return (
    <>
      <path
        fillRule="evenodd"
        d="M6.5 39h13A3.5 3.5 0 0 1 23 42.5v13a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 3 55.5v-13A3.5 3.5 0 0 1 6.5 39Zm6.5 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z"
      />
      <path
        fillRule="evenodd"
        d="M25.5 22h13a3.5 3.5 0 0 1 3.5 3.5v13a3.5 3.5 0 0 1-3.5 3.5h-13a3.5 3.5 0 0 1-3.5-3.5v-13a3.5 3.5 0 0 1 3.5-3.5Zm2.5 3.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm8 8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z"
      />
      <path
        className="emblem-accent"
        fillRule="evenodd"
        d="M44.5 5h13A3.5 3.5 0 0 1 61 8.5v13a3.5 3.5 0 0 1-3.5 3.5h-13a3.5 3.5 0 0 1-3.5-3.5v-13A3.5 3.5 0 0 1 44.5 5Zm1.7 2.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.8 4.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.8 4.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z"
      />
      <path
        d="M28.5 45H39a3 3 0 0 1 3 3v11H28.5a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Zm19-17H58a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H44.5V31a3 3 0 0 1 3-3Z"
        opacity=".45"
      />
    </>
  );
}
