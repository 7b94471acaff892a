/** Rules for every screen, evaluated in the page. Each returns its violations as text. */
import type { Page } from '@playwright/test';

/** Minimum size of a touch target, or minimum distance between smaller ones, in px. */
const TOUCH = 48;

/** Reports endless animations of invisible elements, which waste battery and processor time. */
export async function hiddenAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const endless = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
      );
    return endless.flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (!target || target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      return [`animates while hidden: ${target.tagName} “${(target.textContent ?? '').slice(0, 40)}”`];
    });
  });
}

/** Reports buttons, links and fields that are too small for a fingertip and too close to others. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const inText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li') !== null;
    const covered = document.querySelector('dialog[open], [aria-modal="true"]');
    const targets = [
      ...(covered ?? document).querySelectorAll('a[href], button, input, [role=button]'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        !inText(element) &&
        getComputedStyle(element).clipPath === 'none' &&
        element.getBoundingClientRect().width > 1,
    );
    /** A field is also tapped by its label and the box around it. */
    const owner = (element: Element) =>
      element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element;
    const hit = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return (
        found !== null && (element.contains(found) || (found.contains(element) && found === owner(element)))
      );
    };
    /** The extent of the hit area through its center, along one axis, in px. */
    const reach = (element: Element, dx: number, dy: number) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      let total = 0;
      for (const sign of [-1, 1]) {
        let step = 0;
        while (step < touch && hit(owner(element), x + sign * dx * step, y + sign * dy * step)) step += 1;
        total += step;
      }
      return total;
    };
    const found: string[] = [];
    for (const element of targets) {
      const box = owner(element).getBoundingClientRect();
      if (box.width >= touch - 0.5 && box.height >= touch - 0.5) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const size = [Math.max(box.width, reach(element, 1, 0)), Math.max(box.height, reach(element, 0, 1))];
      if (Math.min(...size) >= touch - 1) continue;
      const own = element.getBoundingClientRect();
      const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
      const crowded = targets.some((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const rect = other.getBoundingClientRect();
        const [nearX, nearY] = [
          Math.min(Math.max(x, rect.left), rect.right),
          Math.min(Math.max(y, rect.top), rect.bottom),
        ];
        return Math.hypot(nearX - x, nearY - y) < touch / 2;
      });
      const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
      if (crowded || Math.min(...size) < 24) {
        found.push(`${element.tagName} “${name.slice(0, 40)}” is ${size.map(Math.round).join(' x ')} px`);
      }
    }
    return found;
  }, TOUCH);
}

/**
 * Finishes all transitions, so that colors and dialogs are not captured half-way. Waits for a few frames first, since
 * antd applies a new color scheme one frame later.
 */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const finite = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    do {
      for (const animation of finite()) animation.finish();
      await frame();
      await frame();
      await frame();
    } while (finite().some(({ playState }) => playState === 'running'));
  });
}
