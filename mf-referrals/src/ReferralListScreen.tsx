import { REFERRAL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { routes, troubleText, useActionQuery, useUserOrLogin } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import {
  buttonClass,
  Card,
  iconButtonClass,
  Page,
  Pages,
  StateMessage,
  TroubleMessage,
} from '@reelrupee/ui/core';
import { ArrowLeft, Users } from '@reelrupee/ui/icons';
import { useState } from 'react';
import { ReferralRows } from './list/ReferralRows';

const TEXTS = { refused: 'Something went wrong', failed: 'Server error' };

/** Everyone who signed up with the user's link, ten on a page. */
export function ReferralListScreen() {
  return (
    <Page
      title="Your referrals"
      back={
        <Link to={routes.referrals} aria-label="Back to Referrals" className={iconButtonClass}>
          <ArrowLeft aria-hidden />
        </Link>
      }
    >
      <Referrals />
    </Page>
  );
}

function Referrals() {
  const userId = useUserOrLogin();
  const [page, setPage] = useState(0);
  const query = useActionQuery(
    'getUserReferrals',
    { userId, page, limit: REFERRAL_PAGE_SIZE },
    { enabled: userId !== '', keepPrevious: true },
  );
  const trouble = query.state === 'trouble' ? troubleText(query.trouble, TEXTS) : null;
  if (trouble) return <TroubleMessage text={trouble} onRetry={query.retry} retrying={query.refreshing} />;
  if (query.state !== 'ready') return <ReferralRows referrals={null} />;
  const { data, count } = query.reply;
  if (count === 0) return <NoReferrals />;
  const pages = Math.ceil(count / REFERRAL_PAGE_SIZE);
  return (
    <>
      <ReferralRows referrals={query.previous ? null : data} expected={rowsOn(page, count)} />
      <Pages page={page} count={pages} onChange={setPage} />
    </>
  );
}

/** How many of all referrals stand on a page. */
function rowsOn(page: number, count: number): number {
  return Math.min(REFERRAL_PAGE_SIZE, count - page * REFERRAL_PAGE_SIZE);
}

function NoReferrals() {
  return (
    <Card>
      <StateMessage
        icon={<Users size={28} />}
        title="No referrals found"
        text="Friends who sign up with your link will be listed here."
        action={
          <Link to={routes.referrals} className={buttonClass({ variant: 'secondary' })}>
            Share your link
          </Link>
        }
      />
    </Card>
  );
}
