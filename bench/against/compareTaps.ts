import { TAP_TARGETS } from '../fixtures/tapTargets';
import { openPhone } from '../measure/browser';
import { quiet } from '../measure/quiet';
import { openForTaps, switchTo, type Switched } from '../measure/switch';
import type { Pairs } from './comparePairs';
import { orderOf, type Comparison, type Sides } from './sides';

/** Compares taps on the bottom navigation: each screen's first opening aside, everything is fetched and known. */
export const compareTaps: Comparison = async (browser, sides, runs) => {
  const phones = { before: await phoneOn('before'), after: await phoneOn('after') };
  const series = new Map<string, Pairs<Switched>>(
    TAP_TARGETS.map(({ path }) => [path, { before: [], after: [] }]),
  );
  for (let run = 0; run <= runs; run += 1) {
    for (const target of TAP_TARGETS) {
      for (const side of orderOf(run)) {
        const switched = await switchTo(phones[side], target);
        await quiet(sides[side].network);
        // The first taps fetch the data.
        if (run > 0) series.get(target.path)?.[side].push(switched);
      }
    }
  }
  for (const phone of Object.values(phones)) await phone.context.close();
  return [...series].flatMap(([path, { before, after }]) =>
    (['placeholder', 'content'] as const).map(
      (what) =>
        [
          `tap to ${path}: ${what}, ms`,
          { before: before.map((tap) => tap[what]), after: after.map((tap) => tap[what]) },
        ] as const,
    ),
  );

  async function phoneOn(side: keyof Sides) {
    const { network, session } = sides[side];
    const phone = await openPhone(browser, { storage: session });
    await openForTaps(phone, network);
    return phone;
  }
};
