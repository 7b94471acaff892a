import type { Queries } from '../../database/database';
import type { Invariants } from '../invariants/invariants';

/** A place in the order of plans by their ends. */
export interface PlanPlace {
  /** IST day. */
  end: string;
  number: number;
}

/** A daily check in progress, and the last rows that it looks at. */
export interface Run {
  startedAt: Date;
  lastAct: number;
  lastJournal: number;
  lastPlan: number;
  /** The user up to whom closings were opened, in the order of ids. */
  user: string;
  /** The plan up to which plans were looked at. */
  plans: PlanPlace;
}

/** The violations that one slice of a run found; `user` and `plans` are the places that it reached. */
export interface SliceResult {
  found: Partial<Invariants>;
  user?: string;
  plans?: PlanPlace;
}

/** Checks the next slice of a run, and closes what is sound. Returns null if nothing is left. */
export type SliceCheck = (queries: Queries, run: Run, now: Date) => Promise<SliceResult | null>;
