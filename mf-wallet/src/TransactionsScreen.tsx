import { routes, troubleText, useActionQuery, useUserOrLogin } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Card, iconButtonClass, Page, StateMessage, TroubleMessage } from '@reelrupee/ui/core';
import { ArrowLeft, History } from '@reelrupee/ui/icons';
import { TransactionTable } from './transactions/TransactionTable';
import { TransactionsSkeleton } from './transactions/TransactionsSkeleton';

const WRONG = 'Something went wrong';

/** Everything that ever happened to the user's money, newest first. */
export function TransactionsScreen() {
  return (
    <Page
      title="Transaction History"
      back={
        <Link to={routes.profile} aria-label="Back to Profile" className={iconButtonClass}>
          <ArrowLeft aria-hidden />
        </Link>
      }
    >
      <Transactions />
    </Page>
  );
}

function Transactions() {
  const userId = useUserOrLogin();
  const query = useActionQuery('getUserTransactions', { userId }, { enabled: userId !== '' });
  if (query.state === 'trouble') {
    const text = troubleText(query.trouble, { refused: WRONG, failed: WRONG });
    if (text) return <TroubleMessage text={text} onRetry={query.retry} retrying={query.refreshing} />;
  }
  if (query.state !== 'ready') return <TransactionsSkeleton />;
  if (query.reply.data.length > 0) return <TransactionTable transactions={query.reply.data} />;
  return (
    <Card>
      <StateMessage
        icon={<History size={28} />}
        title="No transactions"
        text="Recharges, earnings and withdrawals will be listed here."
      />
    </Card>
  );
}
