/** The emblem of Ten Thousand: the door of a bank vault with its wheel. */
export default function TenThousand() {
  return (
    <>
      <path
        fillRule="evenodd"
        d="M14 6h36a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8v2.5a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5V56H23v2.5a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5V56a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8Zm18 7a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z"
      />
      <path
        className="emblem-accent"
        fillRule="evenodd"
        d="M32 16.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Zm-1.8 4.7a10 10 0 0 0-7.4 4.3l4.4 2.5a5 5 0 0 1 3-1.7Zm3.6 0v5.1a5 5 0 0 1 3 1.7l4.4-2.5a10 10 0 0 0-7.4-4.3Zm9.2 7.4-4.4 2.5a5 5 0 0 1 0 3.8l4.4 2.5a10 10 0 0 0 0-8.8Zm-22 0a10 10 0 0 0 0 8.8l4.4-2.5a5 5 0 0 1 0-3.8Zm6.2 5.4-4.4 2.5a10 10 0 0 0 7.4 4.3v-5.1a5 5 0 0 1-3-1.7Zm9.6 0a5 5 0 0 1-3 1.7v5.1a10 10 0 0 0 7.4-4.3Z"
      />
    </>
  );
}
