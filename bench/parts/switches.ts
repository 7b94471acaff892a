/** From a tap on the bottom navigation to the screen. */
import { openPhone } from '../measure/browser';
import { quiet } from '../measure/quiet';
import { openForTaps, switchTo, type Switched } from '../measure/switch';
import { atMost, secondary, type Figure } from '../report/figure';
import { median, percentile } from '../report/statistics';
import { TAP_TARGETS } from '../fixtures/tapTargets';
import type { Site, BenchContext } from '../fixtures/benchContext';

interface Visit {
  first: Switched[];
  again: Switched[];
}

/** Opening times of screens that were fetched ahead, and of those that were not. */
export async function switches({ browser, runs, site }: BenchContext): Promise<Figure[]> {
  const ours = await site('ours');
  const visits = { ahead: [] as Visit[], cold: [] as Visit[] };
  for (let run = 0; run < Math.min(runs, 2); run += 1) {
    visits.ahead.push(await visit(browser, ours, false));
    visits.cold.push(await visit(browser, ours, true));
  }
  const first = visits.ahead.flatMap((one) => one.first);
  const again = visits.ahead.flatMap((one) => one.again);
  const cold = visits.cold.flatMap((one) => one.first);
  const p75 = (taps: Switched[], what: keyof Switched) => ({
    value: percentile(
      taps.map((tap) => tap[what]),
      0.75,
    ),
    unit: 'ms' as const,
    n: taps.length,
    samples: taps,
  });
  const p50 = (taps: Switched[], what: keyof Switched) => ({
    ...p75(taps, what),
    value: median(taps.map((tap) => tap[what])),
  });
  return [
    atMost(100, { name: 'fetched ahead: tap to screen, p75', ...p75(first, 'screen') }),
    atMost(100, { name: 'fetched ahead, data known: tap to content, p75', ...p75(again, 'content') }),
    secondary({ name: 'fetched ahead, data not known: tap to content, p75', ...p75(first, 'content') }),
    atMost(100, { name: 'cold: tap to placeholder, median', ...p50(cold, 'placeholder') }),
    atMost(600, { name: 'cold: tap to content, median', ...p50(cold, 'content') }),
    secondary({ name: 'cold: tap to screen, median', ...p50(cold, 'screen') }),
  ];
}

/** Opens home, and from there each target, twice. */
async function visit(
  browser: BenchContext['browser'],
  { network, session }: Site,
  saveData: boolean,
): Promise<Visit> {
  const phone = await openPhone(browser, { storage: session, saveData });
  try {
    await openForTaps(phone, network);
    const taps: Visit = { first: [], again: [] };
    for (const round of saveData ? (['first'] as const) : (['first', 'again'] as const)) {
      for (const target of TAP_TARGETS) {
        taps[round].push(await switchTo(phone, target));
        await quiet(network);
      }
    }
    return taps;
  } finally {
    await phone.context.close();
  }
}
