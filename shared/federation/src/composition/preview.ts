/** Previews as files, which the registry writes and the shell reads. */
import type { Release } from './composition';

interface Ticket {
  /** The random part of the link, and the name of the file. */
  ticket: string;
  /** Author of the link. */
  by: string;
  /** ISO time from which on the link is refused. */
  expiresAt: string;
}

/** A release that is not live yet. */
export interface ReleasePreview extends Ticket {
  remote: string;
  release: Release;
}

/** A composition that was live, with its pages as they were. */
export interface PastCompositionPreview extends Ticket {
  composition: string;
  /** ISO time when it went live. */
  at: string;
  /** The changes that it brought, from the audit log. */
  changes: PastChange[];
  /** HTML by route. */
  pages: Record<string, string>;
}

export interface PastChange {
  action: string;
  name: string;
  release: string;
  by: string;
  reason?: string;
}
