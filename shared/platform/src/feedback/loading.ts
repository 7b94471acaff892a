import { create } from 'zustand';

const useStore = create<{ running: number }>(() => ({ running: 0 }));

/** Lets the global loading overlay cover the app for as long as the work runs, if that is long at all. */
export async function withLoading<Result>(work: Promise<Result>): Promise<Result> {
  useStore.setState(({ running }) => ({ running: running + 1 }));
  try {
    return await work;
  } finally {
    useStore.setState(({ running }) => ({ running: running - 1 }));
  }
}

/** Whether any such work runs; for the shell's overlay. */
export function useLoading(): boolean {
  return useStore((state) => state.running > 0);
}
