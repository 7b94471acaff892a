import { formatRupees } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

interface PriceChangedNoteProps {
  /** The total that the user was told to pay. */
  before: number;
  now: number;
}

/** Tells a user who may be paying that the price has changed. */
export function PriceChangedNote({ before, now }: PriceChangedNoteProps) {
  return (
    <Note tone="pending" role="status">
      {t(
        'The price was {before} and is now {now}. If you have paid {before} already, send its proof at once: we accept it for one hour after the change. Otherwise pay and enter {now}.',
        { before: formatRupees(before), now: formatRupees(now) },
      )}
    </Note>
  );
}
