import type { WithdrawalResult } from './useWithdrawal';
import type { WithdrawDraft } from './withdrawDraft';

/** The draft of the next attempt, by the result of this one; null if this one may have arrived, or has ended otherwise. */
export function nextAttempt(result: WithdrawalResult, draft: WithdrawDraft): WithdrawDraft | null {
  switch (result.kind) {
    case 'payee-needed':
      return { ...draft, sentPaise: null };
    case 'decided':
    case 'arrived':
      return newRequest(draft);
    case 'dismissed':
      return draft;
    case 'refused':
      return { over: newRequest(draft), none: draft, unknown: null }[result.effect];
    default:
      return null;
  }
}

function newRequest(draft: WithdrawDraft): WithdrawDraft {
  return { ...draft, requestKey: crypto.randomUUID(), sentPaise: null };
}
