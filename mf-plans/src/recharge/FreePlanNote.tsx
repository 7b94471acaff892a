import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Note } from '@reelrupee/ui/core';
import type { FreePlanNoteText } from './freePlanNoteText';
import { t } from '../texts/texts';

/** Tells the user, before they pay, what happens to their free plan; to finish it first is the easy choice. */
export function FreePlanNote({ note: { title, text } }: { note: FreePlanNoteText }) {
  return (
    <>
      <Note tone="pending">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </Note>
      <Link to={routes.currentPlan} className={buttonClass({ block: true })}>
        {t('Finish the free plan first')}
      </Link>
    </>
  );
}
