export interface BodyBudgetLimits {
  /** Memory for all bodies together, in bytes. */
  total: number;
  /** The part of it that images cannot use, so that uploads never shut out ordinary calls; in bytes. */
  keptForCalls: number;
  /** Memory for the images that one user sends at once, in bytes. */
  imagesPerUser: number;
  /** Memory for the images that one address sends at once, however many users it has; in bytes. */
  imagesPerAddress: number;
  /** Memory for the calls without an image that one address sends at once, in bytes. */
  callsPerAddress: number;
}

interface CallClaim {
  kind: 'call';
  /** Size of the body, in bytes. */
  bytes: number;
  /** The customer's prefix of the address. */
  address: string;
}

interface ImageClaim extends Omit<CallClaim, 'kind'> {
  /** A call that may hold an image. */
  kind: 'image';
  userId: string;
}

export type BodyClaim = CallClaim | ImageClaim;

/** A part of the memory, such as that for the images of one user. */
interface Share {
  name: string;
  limit: number;
}

/** Shares the memory for buffered bodies among the requests that are being read or handled. */
export class BodyBudget {
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly limits: BodyBudgetLimits) {}

  /** Reserves memory for a body and returns the function that frees it; null if there is none left. */
  reserve(claim: BodyClaim): (() => void) | null {
    const { bytes } = claim;
    const shares = this.sharesOf(claim);
    if (shares.some(({ name, limit }) => this.usedOf(name) + bytes > limit)) return null;
    for (const { name } of shares) this.usedBy.set(name, this.usedOf(name) + bytes);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      for (const { name } of shares) this.free(name, bytes);
    };
  }

  /** All shares that a body is charged to. */
  private sharesOf(claim: BodyClaim): Share[] {
    const { total, keptForCalls, imagesPerUser, imagesPerAddress, callsPerAddress } = this.limits;
    if (claim.kind === 'call')
      return [
        { name: 'all', limit: total },
        { name: `calls from ${claim.address}`, limit: callsPerAddress },
      ];
    return [
      { name: 'all', limit: total - keptForCalls },
      { name: `images of ${claim.userId}`, limit: imagesPerUser },
      { name: `images from ${claim.address}`, limit: imagesPerAddress },
    ];
  }

  private usedOf(name: string): number {
    return this.usedBy.get(name) ?? 0;
  }

  private free(name: string, bytes: number): void {
    const left = this.usedOf(name) - bytes;
    if (left > 0) this.usedBy.set(name, left);
    else this.usedBy.delete(name);
  }
}
