import { routes, errorMessage, useActionQuery, useRequireUser, type Transaction } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Card, iconButtonClass, ScreenLayout, EmptyState, ErrorMessage } from '@reelrupee/ui/core';
import { ArrowLeft, History } from '@reelrupee/ui/icons';
import { usePayoutMoment } from './payout-moment/usePayoutMoment';
import { OlderTransactions } from './transactions/OlderTransactions';
import { TransactionTable } from './transactions/TransactionTable';
import { TransactionsSkeleton } from './transactions/TransactionsSkeleton';
import { useOlderTransactions } from './transactions/useOlderTransactions';
import { t } from './texts/texts';

/** The user’s transaction history, newest first. */
export default function TransactionsScreen() {
  return (
    <ScreenLayout
      title={t('Transaction History')}
      back={
        <Link to={routes.profile} aria-label={t('Back to Profile')} className={iconButtonClass}>
          <ArrowLeft aria-hidden />
        </Link>
      }
    >
      <Transactions />
    </ScreenLayout>
  );
}

function Transactions() {
  const userId = useRequireUser();
  usePayoutMoment(userId);
  const query = useActionQuery('getUserTransactions', { userId }, { enabled: userId !== '' });
  if (query.state === 'error') {
    const text = errorMessage(query.error, {
      refused: t('Something went wrong'),
      failed: t('Something went wrong'),
    });
    if (text) return <ErrorMessage text={text} onRetry={query.retry} retrying={query.refreshing} />;
  }
  if (query.state !== 'ready') return <TransactionsSkeleton />;
  if (query.reply.data.length > 0)
    return <LoadedTransactions key={userId} userId={userId} newest={query.reply.data} />;
  return (
    <Card>
      <EmptyState
        icon={<History size={28} />}
        title={t('No transactions')}
        text={t('Recharges, earnings and withdrawals will be listed here.')}
      />
    </Card>
  );
}

interface LoadedTransactionsProps {
  userId: string;
  newest: readonly Transaction[];
}

function LoadedTransactions({ userId, newest }: LoadedTransactionsProps) {
  const history = useOlderTransactions(userId, newest);
  return (
    <>
      <TransactionTable transactions={history.transactions} />
      <OlderTransactions {...history} />
    </>
  );
}
