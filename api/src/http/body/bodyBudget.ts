export interface BodyBudgetLimits {
  /** Memory for all bodies together, in bytes. */
  total: number;
  /** The part of it that images cannot use, so that uploads never shut out ordinary calls; in bytes. */
  keptForCalls: number;
  /** Memory for the images that one user sends at once, in bytes. */
  perUser: number;
}

export interface BodyClaim {
  /** Size of the body, in bytes. */
  bytes: number;
  /** The user who sends an image; null for a call without one. */
  uploader: string | null;
}

/** Shares the memory for buffered bodies among the requests that are being read or handled. */
export class BodyBudget {
  private used = 0;
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly limits: BodyBudgetLimits) {}

  /** Reserves memory for a body and returns the function that frees it; null if there is none left. */
  reserve({ bytes, uploader }: BodyClaim): (() => void) | null {
    const { total, keptForCalls, perUser } = this.limits;
    const own = uploader === null ? 0 : (this.usedBy.get(uploader) ?? 0) + bytes;
    const available = uploader === null ? total : total - keptForCalls;
    if (this.used + bytes > available || own > perUser) return null;
    this.used += bytes;
    if (uploader !== null) this.usedBy.set(uploader, own);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.used -= bytes;
      if (uploader !== null) this.freeOf(uploader, bytes);
    };
  }

  private freeOf(uploader: string, bytes: number): void {
    const left = (this.usedBy.get(uploader) ?? bytes) - bytes;
    if (left > 0) this.usedBy.set(uploader, left);
    else this.usedBy.delete(uploader);
  }
}
