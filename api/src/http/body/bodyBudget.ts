export interface BodyBudgetLimits {
  /** Memory for all bodies together, in bytes. */
  total: number;
  /** The part of it that images cannot use, so that uploads never shut out ordinary calls; in bytes. */
  keptForCalls: number;
  /** Memory for the images that one user sends at once, in bytes. */
  perUser: number;
  /** Memory for the calls without an image that one address sends at once, in bytes. */
  perAddress: number;
}

export interface BodyClaim {
  /** A call that may hold an image, or one without. */
  kind: 'image' | 'call';
  /** Size of the body, in bytes. */
  bytes: number;
  /** The user who sends an image; the customer's prefix of the address for a call without one. */
  sender: string;
}

/** Shares the memory for buffered bodies among the requests that are being read or handled. */
export class BodyBudget {
  private used = 0;
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly limits: BodyBudgetLimits) {}

  /** Reserves memory for a body and returns the function that frees it; null if there is none left. */
  reserve({ kind, bytes, sender }: BodyClaim): (() => void) | null {
    const { total, keptForCalls, perUser, perAddress } = this.limits;
    const payer = `${kind} ${sender}`;
    const own = (this.usedBy.get(payer) ?? 0) + bytes;
    const available = kind === 'call' ? total : total - keptForCalls;
    if (this.used + bytes > available || own > (kind === 'call' ? perAddress : perUser)) return null;
    this.used += bytes;
    this.usedBy.set(payer, own);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.used -= bytes;
      this.freeOf(payer, bytes);
    };
  }

  private freeOf(payer: string, bytes: number): void {
    const left = (this.usedBy.get(payer) ?? bytes) - bytes;
    if (left > 0) this.usedBy.set(payer, left);
    else this.usedBy.delete(payer);
  }
}
