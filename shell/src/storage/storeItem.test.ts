// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { markRunning } from '../federation/load/bootSentinel';
import { saveBalance } from '../frame/balance/lastBalance';
import { deviceId } from '../session/deviceId';
import { keepEndedToken } from '../session/endedToken';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a screen', () => markRunning('mf-home', '1.0.0')],
  ['the balance', () => saveBalance('asha', { available: 1, locked: 0, at: '2026-05-04T08:30:00.000Z' })],
  ['a log-in', () => expect(deviceId()).toHaveLength(32)],
  ['a log-out', () => keepEndedToken('token')],
])('a full storage does not stop %s', (_what, store) => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store();
});
