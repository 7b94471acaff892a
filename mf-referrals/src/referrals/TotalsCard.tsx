import { formatCount, formatRupees, routes, errorMessage, useActionQuery } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, buttonClass, Card, SkeletonText, ErrorMessage } from '@reelrupee/ui/core';
import { errorTexts } from '../errorTexts';
import { referralTotals, rechargesText } from './referralTotals';
import styles from './TotalsCard.module.css';
import { t } from '../texts/texts';

/** The provider’s page limit: enough to add up nearly every user’s rewards. */
const LIMIT = 100;
/** Number of invited friends and total rewards. */
export function TotalsCard({ userId }: { userId: string }) {
  const query = useActionQuery(
    'getUserReferrals',
    { userId, page: 0, limit: LIMIT },
    { enabled: userId !== '' },
  );
  const error = query.state === 'error' ? errorMessage(query.error, errorTexts()) : null;
  if (error) {
    return (
      <div className={styles['errorBox']}>
        <ErrorMessage text={error} onRetry={query.retry} retrying={query.refreshing} />
      </div>
    );
  }
  const totals = query.state === 'ready' ? referralTotals(query.reply.data, query.reply.count) : null;
  const isPartial = totals !== null && totals.counted > 0 && totals.counted < totals.friends;
  return (
    <Card className={styles['card']}>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('Earned from referrals')}</dt>
          <dd>
            <Amount size="xl" tone={totals?.earned ? 'earned' : 'plain'}>
              {totals && formatRupees(totals.earned)}
            </Amount>
          </dd>
        </div>
        <div>
          <dt>{t('Friends')}</dt>
          <dd>
            <Amount size="xl" sample="0">
              {totals && formatCount(totals.friends)}
            </Amount>
          </dd>
        </div>
      </dl>
      <p className={styles['note']}>
        {totals ? (
          rechargesText(totals)
        ) : (
          <SkeletonText>{t('No friends yet. Share your link to invite them.')}</SkeletonText>
        )}
        {isPartial && ` ${t('Counted for your latest {counted} friends.', { counted: totals.counted })}`}
      </p>
      <Link to={routes.referralList} className={buttonClass({ variant: 'secondary', block: true })}>
        {t('See all referrals')}
      </Link>
    </Card>
  );
}
