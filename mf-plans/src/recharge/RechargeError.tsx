import { Note } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** Repeats the toast’s message permanently, and adds that trying again is safe. */
export function RechargeError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Note tone="danger">
      <p>
        <strong>{text}</strong>
      </p>
      <p>{t('What you entered is still here. Trying again is safe: one payment never counts twice.')}</p>
    </Note>
  );
}
