import { create } from 'zustand';

/** A full-screen message about money or a finished day, rendered by the shell. All texts are ready to show. */
export interface Moment {
  /** `day`: a day is done. `unlocked`: earnings became available. `sent`: a withdrawal was paid. */
  kind: 'day' | 'unlocked' | 'sent';
  title: string;
  /** Rupees. */
  amount: number;
  lines: string[];
  /** Days of a streak, shown as a row. */
  days?: { done: number; total: number };
  /** A link to the next step. */
  action?: { label: string; to: string };
}

const useStore = create<{ moments: Moment[] }>(() => ({ moments: [] }));

/** Shows a moment; further ones wait for it. */
export function showMoment(moment: Moment): void {
  useStore.setState(({ moments }) => ({ moments: [...moments, moment] }));
}

/** Closes a moment. */
export function closeMoment(moment: Moment): void {
  useStore.setState(({ moments }) => ({ moments: moments.filter((shown) => shown !== moment) }));
}

/** The current moment, or null; for the shell. */
export function useMoment(): Moment | null {
  return useStore((state) => state.moments[0] ?? null);
}
