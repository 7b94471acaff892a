/** Rules that every screen keeps in any font, width and text size. Each returns its violations as text. */
import type { Page } from '@playwright/test';

/** Reports horizontal overflow of the page, with the elements that cause it. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflows = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const outermost = [...document.querySelectorAll('body *')].filter(
      (element) => overflows(element) && ![...element.children].some(overflows),
    );
    const names = outermost
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} “${textContent.slice(0, 40)}”`);
    return [`the page is ${scrollWidth} px wide in ${clientWidth} px: ${names.join(', ')}`];
  });
}

/** Reports elements that are marked as hidden and take room. */
export async function shownHidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('[hidden]')]
      .filter((element) => element.getClientRects().length > 0)
      .map(({ tagName }) => `hidden, but shown: ${tagName}`),
  );
}

/** Reports text that is clipped by a box which cannot be scrolled, or that sticks out of a box which is painted. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding sideways; glyphs of large fonts may reach a little above and below their line. */
    const TOLERANCE = { x: 1, y: 3 };
    const violations = new Set<string>();
    const root = document.querySelector('dialog[open], [aria-modal="true"]') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || (text.nodeValue ?? '').trim() === '') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      const scrolls = { x: false, y: false };
      for (
        let box: Element | null = parent;
        box && box !== root && !(scrolls.x && scrolls.y);
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, display, backgroundColor, borderRightWidth } =
          getComputedStyle(box);
        // Hidden on purpose, for screen readers only.
        if (clipPath !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cutX = rect.left < left - TOLERANCE.x || rect.right > right + TOLERANCE.x;
        const cutY = rect.top < top - TOLERANCE.y || rect.bottom > bottom + TOLERANCE.y;
        const clipsX = /hidden|clip/.test(overflowX) && !scrolls.x;
        const clipsY = /hidden|clip/.test(overflowY) && !scrolls.y;
        if ((clipsX && cutX) || (clipsY && cutY)) {
          violations.add(`cut off: ${(text.nodeValue ?? '').trim().slice(0, 60)}`);
        }
        const isPainted =
          display !== 'inline' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderRightWidth !== '0px');
        if (isPainted && ((cutX && !scrolls.x) || (cutY && !scrolls.y))) {
          violations.add(`sticks out: ${(text.nodeValue ?? '').trim().slice(0, 60)}`);
        }
        // Beyond a scroller nothing is cut: it can be scrolled to.
        scrolls.x ||= /auto|scroll/.test(overflowX);
        scrolls.y ||= /auto|scroll/.test(overflowY);
      }
    }
    return [...violations];
  });
}

/** Reports texts that lie on top of each other, with the page at its top. */
export async function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    interface Line {
      text: string;
      element: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Share of a line that another one must cover: lines of large fonts reach into their neighbors a little. */
    const SHARE = 0.35;
    const root = document.querySelector('dialog[open], [aria-modal="true"]') ?? document.body;

    /** Fixed and sticky elements cover scrolled text by design. */
    const floats = (element: Element) => {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { position, bottom } = getComputedStyle(box);
        if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return true;
      }
      return false;
    };

    const linesOf = (text: Node): Line[] => {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || floats(element))
        return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((rect) => {
        const line = {
          text: (text.nodeValue ?? '').trim(),
          element,
          left: rect.left,
          right: rect.right,
          top: rect.top,
          bottom: rect.bottom,
        };
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          if (clipPath !== 'none') return [];
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const clip = box.getBoundingClientRect();
          line.left = Math.max(line.left, clip.left);
          line.right = Math.min(line.right, clip.right);
          line.top = Math.max(line.top, clip.top);
          line.bottom = Math.min(line.bottom, clip.bottom);
        }
        return line.right - line.left > 2 && line.bottom - line.top > 2 ? [line] : [];
      });
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if ((text.nodeValue ?? '').trim() !== '') lines.push(...linesOf(text));
    }
    lines.sort((a, b) => a.top - b.top);
    const violations = new Set<string>();
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (line.element === other.element) continue;
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        const least = Math.min(line.bottom - line.top, other.bottom - other.top);
        if (width > 2 && height > SHARE * least) {
          violations.add(`“${line.text.slice(0, 30)}” lies on “${other.text.slice(0, 30)}”`);
        }
      }
    });
    return [...violations];
  });
}

/** Reports words that a line break cuts in two. Names and ids, which may be longer than a line, are left out. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WORD = /(?<![^\s])[\p{L}\p{M}]{2,16}(?![^\s.,:;!?…])/gu;
    const root = document.querySelector('dialog[open], [aria-modal="true"]') ?? document.body;
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Hidden on purpose, for screen readers only.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      range.selectNodeContents(text);
      if (lines() < 2) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(WORD)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (lines() > 1) broken.push(`broken in two: ${word}`);
      }
    }
    return broken;
  });
}
