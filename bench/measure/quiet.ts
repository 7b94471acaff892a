import { setTimeout as wait } from 'node:timers/promises';
import type { ShapedProxy } from '../network/shapedProxy';

/** The network has been silent for this long, in ms: the screen is complete. */
const QUIET_MS = 1200;
/** A page that is still fetching after this long is looked at as it is. */
const LIMIT_MS = 25_000;

/** Waits until the network is silent. */
export async function quiet(network: ShapedProxy): Promise<void> {
  const started = performance.now();
  let last = -1;
  let since = started;
  while (performance.now() - since < QUIET_MS && performance.now() - started < LIMIT_MS) {
    if (network.bytesDown() !== last) {
      last = network.bytesDown();
      since = performance.now();
    }
    await wait(50);
  }
}
