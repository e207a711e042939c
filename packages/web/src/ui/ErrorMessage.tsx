export const ErrorMessage = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="bad">
      {text}
    </p>
  );
