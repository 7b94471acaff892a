import { Note } from '@reelrupee/ui/core';

/** Tells the user, before they pay, what happens to their free plan. */
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
