/** Taps as people do: the finger rests for a moment, during which the page can already respond to the touch. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import type { Phone } from './browser';

/** Ms from touch to lift. Playwright's own taps take none, and listen in the page for what they hit. */
const PRESS_MS = 80;

/** Taps the middle of an element, once it is on screen. */
export async function tapLikeAFinger({ session }: Phone, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on screen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
