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
  /** The plan up to which plans were looked at. */
  plans: PlanPlace;
}

/** The violations that one slice of a run found; `plans` where it looked at plans. */
export interface SliceResult {
  found: Partial<Invariants>;
  plans?: PlanPlace;
}

/** Checks the next slice of a run, and closes what is sound. Returns null if nothing is left. */
export type SliceCheck = (queries: Queries, run: Run, now: Date) => Promise<SliceResult | null>;
