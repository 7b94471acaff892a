// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstFrame } from './firstFrame';

/** jsdom paints nothing: what a browser would tell of its painting is told by the tests. */
let painted: string[];
let tell: () => void;

beforeEach(() => {
  painted = [];
  tell = () => undefined;
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    painted.filter((entry) => entry === name).map((entry) => ({ name: entry }) as PerformanceEntry),
  );
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
  observe(): void {
    tell = this.callback;
  }
  disconnect(): void {
    tell = () => undefined;
  }
}

function paint(name: string): void {
  painted.push(name);
  tell();
}

/** Whether the first frame is held to have come after so many ms. */
async function isOver(wait: Promise<void>, afterMs: number): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return over;
}

describe('the first frame', () => {
  it('is waited for until the page has painted content', async () => {
    const wait = firstFrame();
    paint('first-paint');
    expect(await isOver(wait, 100)).toBe(false);
    paint('first-contentful-paint');
    expect(await isOver(wait, 0)).toBe(true);
  });

  it('is over when the script comes after it', async () => {
    paint('first-contentful-paint');
    expect(await isOver(firstFrame(), 0)).toBe(true);
  });

  it('is not waited for in a tab that nobody looks at', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await isOver(firstFrame(), 0)).toBe(true);
  });

  it('is waited for 300 ms at most', async () => {
    const wait = firstFrame();
    expect(await isOver(wait, 299)).toBe(false);
    expect(await isOver(wait, 1)).toBe(true);
  });
});
