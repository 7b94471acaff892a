import { toRupees } from '@reelrupee/contract/money';
import { formatRupees, routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Note } from '@reelrupee/ui/core';
import type { WithdrawalResult } from './useWithdrawal';
import { t } from '../texts/texts';

/** Shows the result of the last attempt in the form, after its toast has disappeared. */
export function WithdrawalResultNote({ result }: { result: WithdrawalResult | null }) {
  switch (result?.kind) {
    case 'refused':
      return (
        <Note tone="danger">
          <p>{result.text}</p>
          {result.isFrozen && (
            // In place of the dialog’s history entry, so that Back leads to the profile.
            <Link to={routes.support} replace>
              {t('Help and support')}
            </Link>
          )}
        </Note>
      );
    case 'unconfirmed':
      return (
        <Note tone="pending" role="status">
          {t(
            'We got no confirmation, so we cannot tell if your request arrived. Please try again. It is the same request and is never paid twice.',
          )}
        </Note>
      );
    case 'resumed':
      return (
        <Note tone="pending" role="status">
          {t(
            'We got no confirmation of your last request, for {amount}. Please try it again first: it is the same request and is never paid twice. After that you can make a new one.',
            { amount: formatRupees(toRupees(result.paise)) },
          )}
        </Note>
      );
    case 'decided':
      return (
        <EarlierRequestNote
          text={t('Your earlier request had arrived and is already decided. Nothing new was withdrawn.')}
        />
      );
    case 'arrived':
      return (
        <EarlierRequestNote
          text={t(
            'We already have your earlier request, for {amount}. Nothing new was withdrawn. If you tap again, it is a second withdrawal.',
            { amount: formatRupees(toRupees(result.paise)) },
          )}
        />
      );
    case 'cancelled':
      return (
        <Note tone="pending" role="status">
          {t('Upload cancelled. If your request has already arrived, you will see it on hold.')}
        </Note>
      );
    default:
      return null;
  }
}

/** Tells about a request that had arrived, with the way to it. */
function EarlierRequestNote({ text }: { text: string }) {
  return (
    <Note tone="pending" role="status">
      <p>{text}</p>
      {/* In place of the dialog’s history entry, so that Back leads to the profile. */}
      <Link to={routes.transactions} replace>
        {t('Transaction History')}
      </Link>
    </Note>
  );
}
