import { create } from 'zustand';

const useStore = create<{ running: number }>(() => ({ running: 0 }));

/** Shows the global loading overlay while the work runs. The overlay itself waits before it appears. */
export async function withLoading<Result>(work: Promise<Result>): Promise<Result> {
  useStore.setState(({ running }) => ({ running: running + 1 }));
  try {
    return await work;
  } finally {
    useStore.setState(({ running }) => ({ running: running - 1 }));
  }
}

/** True while such work runs; for the shell's overlay. */
export function useLoading(): boolean {
  return useStore((state) => state.running > 0);
}
