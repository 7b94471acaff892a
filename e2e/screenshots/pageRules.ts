/** What holds on every screen, judged in the page itself. Each gives what is wrong, in words; nothing when all is well. */
import type { Page } from '@playwright/test';

/** Smallest side of what is tapped, and the room around what is smaller, in px. */
const TOUCH = 48;

/** Whether the page can be moved sideways, and what stands out. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth: wide, clientWidth: room } = document.documentElement;
    if (wide <= room) return [];
    const standsOut = (element: Element) => element.getBoundingClientRect().right > room + 1;
    const outermost = [...document.querySelectorAll('body *')].filter(
      (element) => standsOut(element) && ![...element.children].some(standsOut),
    );
    const names = outermost
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} “${textContent.slice(0, 40)}”`);
    return [`the page is ${wide} px wide in ${room} px: ${names.join(', ')}`];
  });
}

/** Words that leave a box which cuts them off. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const style = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(style.overflowX);
      const hides = /hidden|clip/.test(style.overflowX) && !scrolls;
      const isForReaders = element.clientWidth <= 1;
      return hides && !isForReaders && element.scrollWidth > element.clientWidth + 1;
    };
    const hasWords = (element: Element) => (element.textContent ?? '').trim() !== '';
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && element.checkVisibility() && cuts(element))
      .map((element) => `cut off: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  });
}

/** What moves for ever where nobody sees it: each frame of it costs battery, and time of every tap. */
export async function unseenMotion(page: Page): Promise<string[]> {
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
      return [`moves unseen: ${target.tagName} “${(target.textContent ?? '').slice(0, 40)}”`];
    });
  });
}

/** Buttons, links and fields that are smaller than a fingertip, and have others within its reach. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const inText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li') !== null;
    const covered = document.querySelector('dialog[open], .ant-modal-wrap');
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
    /** The label of a field is tapped too, and the box around it. */
    const owner = (element: Element) =>
      element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element;
    const hit = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return (
        found !== null && (element.contains(found) || (found.contains(element) && found === owner(element)))
      );
    };
    /** How far the target reaches from its middle, to both sides together. */
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
 * Lets what moves arrive at once: colours and dialogs would be judged, or pictured, half-way. Drawn anew first, since
 * what a dialog's library draws by script follows the page's scheme a frame later.
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
