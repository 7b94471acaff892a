// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './afterFirstPaint';

/** jsdom paints nothing: what a browser would tell of its painting, past and to come, is told by the tests. */
let isPainted: boolean;
let paint: () => void;

beforeEach(() => {
  isPainted = false;
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeObserver {
  private readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe({ type, buffered }: PerformanceObserverInit): void {
    if (type !== 'paint') return;
    paint = this.callback;
    if (isPainted && buffered) setTimeout(this.callback);
  }
}

/** Whether the first frame is held to have come after so many ms. */
async function isOver(wait: Promise<void>, afterMs: number): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return over;
}

describe('the first frame', () => {
  it('is waited for until the page has painted', async () => {
    const wait = afterFirstPaint();
    expect(await isOver(wait, 100)).toBe(false);
    paint();
    expect(await isOver(wait, 0)).toBe(true);
  });

  it('is over when the script comes after it', async () => {
    isPainted = true;
    expect(await isOver(afterFirstPaint(), 1)).toBe(true);
  });

  it('is not waited for in a tab that nobody looks at', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await isOver(afterFirstPaint(), 0)).toBe(true);
  });

  it('is waited for 300 ms at most', async () => {
    const wait = afterFirstPaint();
    expect(await isOver(wait, 299)).toBe(false);
    expect(await isOver(wait, 1)).toBe(true);
  });
});
