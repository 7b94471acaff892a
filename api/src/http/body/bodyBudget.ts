export interface BodyBudgetLimits {
  /** Memory for all bodies together, in bytes. */
  total: number;
  /** The part of it that images cannot use, so that uploads never shut out ordinary calls; in bytes. */
  keptForCalls: number;
  /** Images that one user may send at once. */
  imagesPerUser: number;
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
  private readonly images = new Map<string, number>();

  constructor(private readonly limits: BodyBudgetLimits) {}

  /** Reserves memory for a body and returns the function that frees it; null if there is none left. */
  reserve({ bytes, uploader }: BodyClaim): (() => void) | null {
    const { total, keptForCalls, imagesPerUser } = this.limits;
    const sent = uploader === null ? 0 : (this.images.get(uploader) ?? 0);
    const available = uploader === null ? total : total - keptForCalls;
    if (this.used + bytes > available || sent >= imagesPerUser) return null;
    this.used += bytes;
    if (uploader !== null) this.images.set(uploader, sent + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.used -= bytes;
      if (uploader !== null) this.endImage(uploader);
    };
  }

  private endImage(uploader: string): void {
    const left = (this.images.get(uploader) ?? 1) - 1;
    if (left > 0) this.images.set(uploader, left);
    else this.images.delete(uploader);
  }
}
