/** Share of a reel from which on it says that it is about to earn. */
export const EARN_SHARE = 0.99;

/** What one reel has come to today, as its viewer sees it. */
export type Watch =
  | { kind: 'watching' }
  /** Played to 99 percent. */
  | { kind: 'earn' }
  /** Played to its end; the provider is being told. */
  | { kind: 'saving' }
  /** The provider did not answer; it will be told again. */
  | { kind: 'unanswered' }
  /** The provider turned it down, and says why. */
  | { kind: 'refused'; msg: string }
  | { kind: 'earned'; amount: number };

export type WatchEvent =
  | { kind: 'progress'; share: number }
  | { kind: 'ended' }
  | { kind: 'no-answer' }
  | { kind: 'refused'; msg: string }
  | { kind: 'credited'; amount: number };

export const WATCHING: Watch = { kind: 'watching' };

/** The state after an event. Earned is final; what is being saved is not undone by playing on. */
export function nextWatch(watch: Watch, event: WatchEvent): Watch {
  if (watch.kind === 'earned') return watch;
  switch (event.kind) {
    case 'progress':
      return isBeingSaved(watch) ? watch : afterProgress(watch, event.share);
    case 'ended':
      return isBeingSaved(watch) ? watch : { kind: 'saving' };
    case 'no-answer':
      return { kind: 'unanswered' };
    case 'refused':
      return { kind: 'refused', msg: event.msg };
    case 'credited':
      return { kind: 'earned', amount: event.amount };
  }
}

function isBeingSaved({ kind }: Watch): boolean {
  return kind === 'saving' || kind === 'unanswered';
}

/** A refusal is read until the reel plays again. */
function afterProgress(watch: Watch, share: number): Watch {
  const kind = share >= EARN_SHARE ? 'earn' : 'watching';
  if (watch.kind === kind || (watch.kind === 'refused' && kind === 'earn')) return watch;
  return { kind };
}
