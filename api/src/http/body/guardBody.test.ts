import { expect, it, onTestFinished, vi } from 'vitest';
import { mustCall } from '../../testing/apiClient';
import { describeOnPglite } from '../../testing/engines';
import { openRawConnection } from '../../testing/rawConnection';

/** Enough calls of the largest size to fill the memory for all bodies. */
const FLOOD = 600;

/** The head of a call of the largest size, with its first byte, from an address behind a proxy. */
const callFrom = (address: string) =>
  `POST /getPlan HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${64 * 1024}\r\n\r\n{`;

describeOnPglite(
  'the memory for bodies',
  (engine) => {
    it.each([
      ['an address', () => '203.0.113.7'],
      ['a network of IPv6', (place: number) => `2001:db8:1:2::${place.toString(16)}`],
    ])('is left to others when %s begins many calls', async (_whose, address) => {
      const { url } = engine.api;
      const connections = Array.from({ length: FLOOD }, () => openRawConnection(url));
      onTestFinished(() => connections.forEach((connection) => connection.end()));
      connections.forEach((connection, place) => connection.write(callFrom(address(place + 1))));
      const refused = () => connections.filter(({ received }) => received().includes('"code":429'));
      await vi.waitFor(() => expect(refused().length).toBeGreaterThan(0), 20_000);
      expect(await mustCall(url, 'getPlan', {})).toHaveLength(8);
      await vi.waitFor(() => expect(refused()).toHaveLength(FLOOD - 64), 20_000);
    });
  },
  { settings: { TRUST_PROXY: 1 } },
);
