/** The slowest response to a tap or key on a journey through the app. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, type Phone } from '../measure/browser';
import { tapLikeAFinger } from '../measure/touchInput';
import { quiet } from '../measure/quiet';
import { atMost, type Figure } from '../report/figure';
import { median } from '../report/statistics';
import { screenAt } from '../fixtures/screens';
import type { Site, BenchContext } from '../fixtures/benchContext';

declare global {
  interface Window {
    benchInteractions: Map<number, { name: string; duration: number }>;
  }
}

interface Step {
  name: string;
  act: (phone: Phone) => Promise<void>;
}

const tap = (label: string, name = label): Step => ({
  name: `tap ${name}`,
  act: (phone) => tapLikeAFinger(phone, phone.page.getByRole('button', { name: label }).first()),
});
const link = (label: string): Step => ({
  name: `tap ${label}`,
  act: (phone) => tapLikeAFinger(phone, phone.page.getByRole('link', { name: label }).first()),
});
const nav = (path: string): Step => ({
  name: `tap ${path}`,
  act: (phone) => tapLikeAFinger(phone, phone.page.locator(`[data-nav="${path}"]`)),
});
const type = (label: string, text: string): Step => ({
  name: `type ${label}`,
  act: ({ page }) => page.getByLabel(label).first().pressSequentially(text, { delay: 60 }),
});

/** A step that is not possible by then never is. */
const STEP_MS = 15_000;

/** A day of a user, from home to the feed. */
const JOURNEY: readonly Step[] = [
  tap('Slide 2', 'the second slide'),
  nav('/plan'),
  tap('Recharge Now Starter', 'Recharge Now'),
  type('Transaction ID', '412345678901'),
  nav('/profile'),
  tap('Asha Rao', 'the profile'),
  type('UPI ID', 'asha@upi'),
  tap('Close', 'the dialog away'),
  tap('Withdraw to UPI'),
  type('Amount', '100'),
  tap('Close', 'the dialog away'),
  link('Transaction History'),
  nav('/referrals'),
  tap('Copy'),
  nav('/current_plan'),
  tap('Watch Video'),
  tap('Pause', 'the reel'),
  tap('Play', 'the reel'),
  tap('Unmute'),
  tap('Next reel'),
  tap('Previous reel'),
];

interface Taken {
  step: string;
  ms: number;
}

/** The worst interaction of a journey, as INP counts it; of each step the median of the journeys. */
export async function interactions({ browser, runs, site }: BenchContext): Promise<Figure[]> {
  const ours = await site('ours');
  const journeys: Taken[][] = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) journeys.push(await journey(browser, ours));
  const steps = JOURNEY.map(({ name }, place) => ({
    step: name,
    ms: median(journeys.map((taken) => taken[place]?.ms ?? NaN)),
  }));
  const worst = steps.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest));
  return [
    atMost(100, {
      name: `worst interaction (${worst.step})`,
      value: worst.ms,
      unit: 'ms',
      n: journeys.length,
      samples: journeys,
    }),
  ];
}

async function journey(
  browser: BenchContext['browser'],
  { network, session: storage }: Site,
): Promise<Taken[]> {
  const phone = await openPhone(browser, { storage });
  const { context, page } = phone;
  try {
    await context.addInitScript({ path: join(WORKSPACE, 'bench/measure/interactions.page.js') });
    page.setDefaultTimeout(STEP_MS);
    await page.goto(network.url);
    await page.getByText(screenAt('/').content.text).first().waitFor();
    await quiet(network);
    const taken: Taken[] = [];
    for (const { name, act } of JOURNEY) {
      await page.evaluate(() => window.benchInteractions.clear());
      await act(phone).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`);
      });
      // The frame is rendered and the requests it started are done.
      await wait(1500);
      const durations = await page.evaluate(() =>
        [...window.benchInteractions.values()].map((one) => one.duration),
      );
      taken.push({ step: name, ms: Math.max(0, ...durations) });
    }
    return taken;
  } finally {
    await context.close();
  }
}
