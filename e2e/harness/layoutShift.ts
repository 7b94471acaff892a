import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Layout shifts of the page without recent input, as Chromium measures them, and the elements that moved. */
export async function layoutShift(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const entries: LayoutShift[] = [];
        new PerformanceObserver((list) => {
          entries.push(...(list.getEntries() as LayoutShift[]));
        }).observe({ type: 'layout-shift', buffered: true });
        const moved = ({ value, startTime, sources }: LayoutShift) =>
          sources.map(({ node, previousRect: { y: from }, currentRect: { y: to } }) => {
            const name =
              node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'removed');
            return `${value.toFixed(4)} at ${Math.round(startTime)} ms, from y ${from} to ${to}: ${name}`;
          });
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve({
              shift: entries.reduce((sum, { value }) => sum + value, 0),
              moved: entries.flatMap(moved),
            }),
          ),
        );
      }),
  );
}
