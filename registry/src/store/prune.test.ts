import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleTarget, remoteLike, type ExampleTarget } from '../testing/exampleTarget';
import { readAudit } from './audit';
import { KEEP_COUNT, KEEP_DAYS, prunable, type Served } from './prune';
import { step } from '../switch/releaseRemote';
import { requireLive, switchLive } from '../switch/switch';
import { releaseFolder } from './target';

const NOW = Date.parse('2026-06-01T00:00:00Z');

function daysAgo(days: number): string {
  return new Date(NOW - days * 86_400_000).toISOString();
}

/** So many releases, built a day apart, the newest a hundred days ago. */
const many: Served[] = Array.from({ length: KEEP_COUNT + 2 }, (_, index) => ({
  id: `r${index}`,
  builtAt: daysAgo(100 + index),
}));
const [eleventh, twelfth] = ['r10', 'r11'];

function withLast(change: Partial<Served>): Served[] {
  return many.map((release) => (release.id === twelfth ? { ...release, ...change } : release));
}

describe('what is pruned', () => {
  test.each<[string, Served[], string[], (string | undefined)[]]>([
    ['nothing while there are few', many.slice(0, KEEP_COUNT), [], []],
    ['the old ones beyond the newest ten', many, [], [eleventh, twelfth]],
    ['not one that is in a role', many, ['r11'], [eleventh]],
    ['not one that tabs may still have', withLast({ retiredAt: daysAgo(KEEP_DAYS) }), [], [eleventh]],
    ['one that all tabs have left', withLast({ retiredAt: daysAgo(KEEP_DAYS + 1) }), [], [eleventh, twelfth]],
  ])('%s', (_name, releases, live, gone) => {
    expect(prunable(releases, new Set(live), NOW)).toEqual(gone);
  });
});

describe('in a target', () => {
  let target: ExampleTarget;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    target = await exampleTarget();
  });
  afterEach(() => {
    vi.useRealTimers();
    target.remove();
  });

  /** Releases once more, so many days later. */
  async function releaseAfter(days: number, minor: number): Promise<void> {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    const builtAt = new Date().toISOString();
    const release = target.add(remoteLike('mf-one', { id: `1.${minor}.0-next`, builtAt }));
    await switchLive(target, (live) => step(requireLive(live), 'mf-one', { kind: 'release', release }, {}));
  }

  function isServed(id: string): boolean {
    return existsSync(releaseFolder(target, 'mf-one', id));
  }

  test('a release that was built long ago stays for the tabs that had it until today', async () => {
    for (let minor = 1; minor <= KEEP_COUNT; minor += 1) {
      target.add(remoteLike('mf-one', { id: `0.${minor}.0-never`, builtAt: daysAgo(-100) }));
    }
    await releaseAfter(60, 1);
    await releaseAfter(1, 2);
    expect(isServed('1.0.0-first')).toBe(true);
    await releaseAfter(KEEP_DAYS + 1, 3);
    expect(isServed('1.0.0-first')).toBe(false);
    expect(readAudit(target)).toContainEqual(
      expect.objectContaining({ action: 'prune', by: 'auto', release: '1.0.0-first' }),
    );
  });
});
