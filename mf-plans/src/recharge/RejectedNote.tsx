import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Note, RichText } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/**
 * Tells the user that the last recharge was rejected, where to find the reason, and what to send. A reversed one keeps its
 * transaction ID, so only a new payment can be sent.
 */
export function RejectedNote({ wasReversed }: { wasReversed: boolean }) {
  return (
    <Note tone="danger">
      <p>
        <strong>{t('Your last recharge for this plan was rejected.')}</strong>
      </p>
      <p>
        <RichText
          text={t(
            wasReversed
              ? 'You can see the reason in {plans}. Please pay again and send the new proof.'
              : 'You can see the reason in {plans}. Check the transaction ID and the screenshot, then send them again.',
            { plans: '{plans}' },
          )}
          parts={{ plans: <Link to={routes.currentPlan}>{t('your current plans')}</Link> }}
        />
      </p>
    </Note>
  );
}
