import { expect, it, onTestFinished, vi } from 'vitest';
import { mustCall, toForm } from '../../testing/apiClient';
import { describeOnOneEngine } from '../../testing/engines';
import { newPerson } from '../../testing/people';
import { openRawConnection } from '../../testing/rawConnection';
import { IMAGE_CALL_LIMIT } from './guardBody';

/** Enough calls of the largest size to fill the memory for all bodies. */
const FLOOD = 600;

/** The head of a call of the largest size, with its first byte, from an address behind a proxy. */
const callFrom = (address: string) =>
  `POST /getPlan HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${64 * 1024}\r\n\r\n{`;

/** The head of a form of the largest size. */
const formFrom = (address: string, token: string) =>
  `POST /withdrawRequest HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
  `Authorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
  `Content-Length: ${IMAGE_CALL_LIMIT}\r\n\r\n--b`;

describeOnOneEngine(
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

    it('is left to others when the accounts of an address begin to send images', async () => {
      const { url } = engine.api;
      const accounts = await Promise.all([0, 1, 2, 3].map(() => newPerson(engine.api)));
      const connections = accounts.flatMap(({ token }) =>
        [0, 1].map(() => ({ token, connection: openRawConnection(url) })),
      );
      onTestFinished(() => connections.forEach(({ connection }) => connection.end()));
      connections.forEach(({ token, connection }) => connection.write(formFrom('203.0.113.9', token)));
      const refused = () =>
        connections.filter(({ connection }) => connection.received().includes('"code":429'));
      // Three of the largest images fit into 16 of the 24 MB for images.
      await vi.waitFor(() => expect(refused()).toHaveLength(5), 20_000);
      const { userId, token } = await newPerson(engine.api);
      const response = await fetch(`${url}/withdrawRequest`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.10' },
        body: toForm({ userId, amount: 10, qrImage: new Blob([new Uint8Array(5_000_000)]) }),
      });
      expect(await response.json()).toMatchObject({ code: 415 });
    });
  },
  { settings: { TRUST_PROXY: 1 } },
);
