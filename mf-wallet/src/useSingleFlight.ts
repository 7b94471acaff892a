import { singleFlight } from '@reelrupee/ui/core';
import { useState } from 'react';

/** Runs one task at a time, and ignores others meanwhile; `busy` is true during a run. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const [runOnce] = useState(singleFlight);

  function run(work: () => Promise<void>): void {
    void runOnce(() => {
      setBusy(true);
      return work().finally(() => setBusy(false));
    });
  }

  return { busy, run };
}
