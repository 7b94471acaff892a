import { REFERRAL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { routes, errorMessage, useActionQuery, useRequireUser } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import {
  buttonClass,
  Card,
  iconButtonClass,
  ScreenLayout,
  Pagination,
  EmptyState,
  ErrorMessage,
} from '@reelrupee/ui/core';
import { ArrowLeft, Users } from '@reelrupee/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { errorTexts } from './errorTexts';
import { existingPage, pageCount, rowCount } from './list/pageCount';
import { ReferralRows } from './list/ReferralRows';
import { usePageParam } from './list/usePageParam';
import { t } from './texts/texts';

/** Everyone who signed up with the user’s link, ten per page. */
export default function ReferralListScreen() {
  const userId = useRequireUser();
  return (
    <ScreenLayout
      title={t('Your referrals')}
      back={
        <Link to={routes.referrals} aria-label={t('Back to Referrals')} className={iconButtonClass}>
          <ArrowLeft aria-hidden />
        </Link>
      }
    >
      <Referrals key={userId} userId={userId} />
    </ScreenLayout>
  );
}

function Referrals({ userId }: { userId: string }) {
  const [page, setPage] = usePageParam();
  const query = useActionQuery(
    'getUserReferrals',
    { userId, page, limit: REFERRAL_PAGE_SIZE },
    { enabled: userId !== '', keepPrevious: true },
  );
  const listed = query.state === 'ready' && !query.previous ? query.reply : null;
  const shown = listed ? existingPage(page, listed.data.length, listed.count) : page;
  const leaveMissingPage = useEffectEvent(() => {
    if (shown !== page) setPage(shown);
  });
  useEffect(() => leaveMissingPage(), [shown, page]);
  const error = query.state === 'error' ? errorMessage(query.error, errorTexts()) : null;
  if (error) return <ErrorMessage text={error} onRetry={query.retry} retrying={query.refreshing} />;
  if (query.state !== 'ready' || shown !== page) return <ReferralRows referrals={null} />;
  const { data, count } = query.reply;
  if (page === 0 && !query.previous && data.length === 0) return <NoReferrals />;
  return (
    <>
      <ReferralRows referrals={query.previous ? null : data} skeletonRows={rowCount(page, count)} />
      <Pagination page={page} count={pageCount(page, data.length, count)} onChange={setPage} />
    </>
  );
}

function NoReferrals() {
  return (
    <Card>
      <EmptyState
        icon={<Users size={28} />}
        title={t('No referrals found')}
        text={t('Friends who sign up with your link will be listed here.')}
        action={
          <Link to={routes.referrals} className={buttonClass({ variant: 'secondary' })}>
            {t('Share your link')}
          </Link>
        }
      />
    </Card>
  );
}
