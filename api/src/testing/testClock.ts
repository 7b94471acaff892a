import type { Clock } from '../time/clock';
import { startOfIstDay } from '../time/istDay';

const HOUR_MS = 60 * 60 * 1000;

/** Monday, 2 March 2026, 10:00 in India. */
export const TEST_START = new Date('2026-03-02T04:30:00.000Z');

export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(ms: number): void;
  /** Sets the clock to an hour of an IST day (YYYY-MM-DD), 10:00 by default. */
  setIstDay(day: string, hour?: number): void;
}

/** A clock that tests control. While `ticking`, real time passes too, as browser tests need. */
export function testClock(ticking: boolean): TestClock {
  let base = TEST_START.getTime();
  let since = Date.now();
  const passed = () => (ticking ? Date.now() - since : 0);
  return {
    now: () => new Date(base + passed()),
    advance: (ms) => {
      base += ms;
    },
    setIstDay: (day, hour = 10) => {
      base = startOfIstDay(day).getTime() + hour * HOUR_MS;
      since = Date.now();
    },
  };
}
