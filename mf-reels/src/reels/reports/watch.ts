/** Played share from which the Earn badge is shown. */
const EARN_SHARE = 0.99;

/** A reel’s watch state today, as shown to the viewer. */
export type Watch =
  | { kind: 'watching' }
  /** Played to 99 %. */
  | { kind: 'earn' }
  /** Played to its end; being reported to the provider. */
  | { kind: 'saving' }
  /** No reply yet; the report will be sent again. */
  | { kind: 'unconfirmed' }
  /** The provider refused it; `msg` says why. */
  | { kind: 'refused'; msg: string }
  /** `amount` is undefined if the provider does not tell it. */
  | { kind: 'earned'; amount: number | undefined };

export type WatchEvent =
  | { kind: 'progress'; share: number }
  | { kind: 'ended' }
  | { kind: 'no-reply' }
  | { kind: 'refused'; msg: string }
  | { kind: 'credited'; amount: number | undefined };

export const WATCHING: Watch = { kind: 'watching' };

/** The next state. `earned` is final, and playing on does not undo `saving`. */
export function nextWatch(watch: Watch, event: WatchEvent): Watch {
  if (watch.kind === 'earned') return watch;
  switch (event.kind) {
    case 'progress':
      return isBeingSaved(watch) ? watch : afterProgress(watch, event.share);
    case 'ended':
      return isBeingSaved(watch) ? watch : { kind: 'saving' };
    case 'no-reply':
      return { kind: 'unconfirmed' };
    case 'refused':
      return { kind: 'refused', msg: event.msg };
    case 'credited':
      return { kind: 'earned', amount: event.amount };
  }
}

/** True while a report is on its way, or waits for the network. */
export function isBeingSaved({ kind }: Watch): boolean {
  return kind === 'saving' || kind === 'unconfirmed';
}

/** A refusal stays visible until the reel is played again. */
function afterProgress(watch: Watch, share: number): Watch {
  const kind = share >= EARN_SHARE ? 'earn' : 'watching';
  if (watch.kind === kind || (watch.kind === 'refused' && kind === 'earn')) return watch;
  return { kind };
}
