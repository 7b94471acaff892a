import { Note } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** Tells a user who may be paying that the plan was taken off sale. */
export function PlanOffSaleNote() {
  return (
    <Note tone="pending" role="status">
      {t(
        'This plan is no longer on sale: please do not pay for it now. If you have paid already, send the proof at once: we accept it for one hour.',
      )}
    </Note>
  );
}
