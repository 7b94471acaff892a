/** From a tap to the first withdrawal and to the first reel, the two that a member waits for. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { recharge, userWith } from '../../e2e/harness/earner';
import { storedSession } from '../../e2e/harness/people';
import { screenAt } from '../fixtures/screens';
import type { BenchContext } from '../fixtures/benchContext';
import { openPhone } from '../measure/browser';
import type { Content } from '../measure/pageGlobals';
import { quiet } from '../measure/quiet';
import { tapLikeAFinger } from '../measure/touchInput';
import { atMost, secondary, type Figure } from '../report/figure';
import { median } from '../report/statistics';

/** A button, and what its tap opens. */
interface Target {
  name: string;
  path: string;
  button: string;
  /** Selector of the first response: a frame or placeholder of what opens. */
  response: string;
  content: Content;
}

/** Ms from the finger's lift until each stage was rendered; NaN for a stage that did not come. */
interface Opened {
  response: number;
  content: number;
}

declare global {
  interface Window {
    benchOpen: (target: Pick<Target, 'response' | 'content'> & { limitMs: number }) => Promise<Opened>;
  }
}

const TARGETS: readonly Target[] = [
  {
    name: 'Withdraw',
    path: '/profile',
    button: 'Withdraw',
    response: 'dialog[open], [role=dialog]',
    content: { within: '[role=dialog]', text: 'Amount' },
  },
  {
    name: 'Watch Video',
    path: '/current_plan',
    button: 'Watch Video',
    response: '[data-scheme=dark] main',
    content: screenAt('/reels').content,
  },
];

/** Rupees; enough for a withdrawal. */
const BALANCE = 200;
const LIMIT_MS = 15_000;

/** The response and the content of each target on its first opening, after idle time and with Save-Data on. */
export async function opens(context: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const target of TARGETS) {
    const idle: Opened[] = [];
    const saving: Opened[] = [];
    for (let run = 0; run < Math.min(context.runs, 3); run += 1) {
      idle.push(await open(context, target, false));
      saving.push(await open(context, target, true));
    }
    const of = (taps: Opened[], stage: keyof Opened) => ({
      value: median(taps.map((tap) => tap[stage])),
      unit: 'ms' as const,
      n: taps.length,
      samples: taps,
    });
    figures.push(
      atMost(100, { name: `${target.name}: tap to response`, ...of(idle, 'response') }),
      atMost(600, { name: `${target.name}: tap to content`, ...of(idle, 'content') }),
      atMost(100, { name: `${target.name}, Save-Data: tap to response`, ...of(saving, 'response') }),
      secondary({ name: `${target.name}, Save-Data: tap to content`, ...of(saving, 'content') }),
    );
  }
  return figures;
}

/** Opens the screen of a target on a cold phone, waits until it is complete, and taps the button. */
async function open({ browser, site }: BenchContext, target: Target, saveData: boolean): Promise<Opened> {
  const { api, network } = await site('ours');
  const user = await userWith(api, BALANCE);
  await recharge(api, user, 0);
  const phone = await openPhone(browser, { storage: storedSession(user), saveData });
  try {
    await phone.context.addInitScript({ path: join(WORKSPACE, 'bench/measure/open.page.js') });
    await phone.page.goto(network.url + target.path);
    await quiet(network);
    // A scroll counts as engagement, which starts prefetching.
    await phone.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await quiet(network);
    const { response, content } = target;
    const opened = phone.page.evaluate((asked) => window.benchOpen(asked), {
      response,
      content,
      limitMs: LIMIT_MS,
    });
    const button = phone.page.getByRole('button', { name: target.button, exact: true }).first();
    await tapLikeAFinger(phone, button);
    return await opened;
  } finally {
    await phone.context.close();
  }
}
