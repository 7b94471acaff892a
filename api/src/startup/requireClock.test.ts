import { expect, it } from 'vitest';
import { isClockWrong } from '../database/readClockOffset';
import { describeOnEngines } from '../testing/engines';
import { requireClock } from './requireClock';

const LIMIT = { MAX_CLOCK_OFFSET_SECONDS: 30 };

describeOnEngines('a start', (engine) => {
  const startAt = (seconds: number, limit = LIMIT) =>
    requireClock(engine.api.database.queries, { now: () => new Date(Date.now() + seconds * 1000) }, limit);

  it('is refused with a wrong clock, in a sentence that says by how much', async () => {
    await expect(startAt(600)).rejects.toThrow(
      /^The clock of this machine is (599|600|601) seconds ahead of that of the database\. Set both by NTP, or raise MAX_CLOCK_OFFSET_SECONDS\.$/,
    );
    await expect(startAt(-600)).rejects.toThrow(/ is (599|600|601) seconds behind that of the database/);
  });

  it('continues within the limit, and without one', async () => {
    await expect(startAt(20)).resolves.toBeUndefined();
    await expect(startAt(-20)).resolves.toBeUndefined();
    await expect(startAt(600, { MAX_CLOCK_OFFSET_SECONDS: 0 })).resolves.toBeUndefined();
  });
});

it('a process that stood still during the comparison is not taken for one with a wrong clock', () => {
  expect(isClockWrong({ ahead: 45, error: 50 }, 30)).toBe(false);
  expect(isClockWrong({ ahead: 45, error: 1 }, 30)).toBe(true);
});
