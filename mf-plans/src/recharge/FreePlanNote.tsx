import { Note } from '@reelrupee/ui/core';

/** What the user should know of their free plan before they pay. */
export function FreePlanNote({ note: { title, text } }: { note: { title: string; text: string } }) {
  return (
    <Note tone="pending">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Note>
  );
}
