import { create } from 'zustand';

/** A full-screen message about money or a finished day, rendered by the shell. All texts are ready to show. */
export interface Moment {
  /** `day`: a day is done. `unlocked`: earnings became available. `sent`: a withdrawal was paid. */
  kind: 'day' | 'unlocked' | 'sent';
  title: string;
  /** Rupees. */
  amount: number;
  /** False for the amount of a day that can be withdrawn. */
  isLocked?: boolean;
  lines: string[];
  /** Days of a streak, shown as a row. */
  days?: { done: number; total: number };
  /** A link to the next step. */
  action?: { label: string; to: string };
}

/** A moment in the queue; the id tells it from another one with the same texts. */
interface QueuedMoment extends Moment {
  id: number;
}

const useStore = create<{ moments: QueuedMoment[] }>(() => ({ moments: [] }));
let nextId = 1;

/** Shows a moment; further ones wait for it. */
export function showMoment(moment: Moment): void {
  useStore.setState(({ moments }) => ({ moments: [...moments, { ...moment, id: nextId++ }] }));
}

/** Closes a moment that `useMoment` has returned. */
export function closeMoment(moment: Moment): void {
  useStore.setState(({ moments }) => ({ moments: moments.filter((shown) => shown !== moment) }));
}

/** The current moment, or null; for the shell. */
export function useMoment(): QueuedMoment | null {
  return useStore((state) => state.moments[0] ?? null);
}
