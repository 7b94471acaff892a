import { expect, it } from 'vitest';
import { describeOnEngines } from '../testing/engines';
import { readClockOffset } from './readClockOffset';

describeOnEngines('the offset of the clock', (engine) => {
  const offsetOf = (ms: number) =>
    readClockOffset(engine.api.database.queries, { now: () => new Date(Date.now() + ms) });

  it.each([600, -600])('is %i seconds of a process whose clock is wrong by them', async (seconds) => {
    const { ahead, error } = await offsetOf(seconds * 1000);
    // Far less than a query may take, and far more than it takes.
    expect(Math.abs(ahead - seconds)).toBeLessThan(5);
    expect(error).toBeLessThan(5);
  });
});
