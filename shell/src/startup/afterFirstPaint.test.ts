// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './afterFirstPaint';

/** jsdom does not paint, so the tests report past and future paints. */
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

/** True if the promise has resolved after so many ms. */
async function isOver(wait: Promise<void>, afterMs: number): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return over;
}

describe('afterFirstPaint', () => {
  it('waits until the page has painted', async () => {
    const wait = afterFirstPaint();
    expect(await isOver(wait, 100)).toBe(false);
    paint();
    expect(await isOver(wait, 0)).toBe(true);
  });

  it('resolves when the page has painted before the script ran', async () => {
    isPainted = true;
    expect(await isOver(afterFirstPaint(), 1)).toBe(true);
  });

  it('does not wait in a hidden tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await isOver(afterFirstPaint(), 0)).toBe(true);
  });

  it('waits 300 ms at most', async () => {
    const wait = afterFirstPaint();
    expect(await isOver(wait, 299)).toBe(false);
    expect(await isOver(wait, 1)).toBe(true);
  });
});
