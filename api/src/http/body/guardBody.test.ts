import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mustCall, toForm } from '../../testing/apiClient';
import { describeOnOneEngine, describeOnPostgresql } from '../../testing/engines';
import { newPerson } from '../../testing/people';
import { openRawConnection } from '../../testing/rawConnection';
import { CALL_LIMIT, IMAGE_CALL_LIMIT } from './guardBody';

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
      expect(await response.json()).toMatchObject({ code: 409 });
    });
  },
  { settings: { TRUST_PROXY: 1 } },
);

/** The requests that servers of this process receive during a test. */
function watchRequests(): IncomingMessage[] {
  const requests: IncomingMessage[] = [];
  const note = (message: unknown) => requests.push((message as { request: IncomingMessage }).request);
  subscribe('http.server.request.start', note);
  onTestFinished(() => void unsubscribe('http.server.request.start', note));
  return requests;
}

/** The head of a call with a session, of this type and size in bytes, from an address behind a proxy. */
const head = (address: string, action: string, token: string, type: string, bytes: number) =>
  `POST /${action} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Bytes of a body that arrives together with its head. */
const SMALL = 60_000;

describeOnPostgresql(
  'the memory for the body of a caller who has gone',
  (engine) => {
    /** Sends each text on a connection of its own, and ends all of them while queries for sessions wait. */
    const leaveDuringSessionQuery = async (texts: readonly string[], calls: number) => {
      const { url, database } = engine.api;
      const requests = watchRequests();
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query('lock table sessions in access exclusive mode');
      const connections = texts.map((text) => {
        const connection = openRawConnection(url);
        connection.write(text);
        return connection;
      });
      await vi.waitFor(() => expect(requests).toHaveLength(calls), 20_000);
      connections.forEach((connection) => connection.end());
      await vi.waitFor(() => expect(requests.filter(({ destroyed }) => !destroyed)).toEqual([]), 20_000);
      await client.query('commit');
      client.release();
      await vi.waitFor(() => {
        expect(database.pool.waitingCount).toBe(0);
        expect(database.pool.idleCount).toBe(database.pool.totalCount);
      }, 20_000);
    };

    it.each([
      ['application/json', '203.0.113.11'],
      ['multipart/form-data; boundary=b', '203.0.113.12'],
    ])('is free for an image of the same user: %s', async (type, address) => {
      const { userId, token } = await newPerson(engine.api);
      const text = `${head(address, 'withdrawRequest', token, type, IMAGE_CALL_LIMIT)}--b`;
      await leaveDuringSessionQuery([text, text], 2);
      const response = await fetch(`${engine.api.url}/withdrawRequest`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
        body: toForm({ userId, amount: 10, qrImage: new Blob([new Uint8Array(5_000_000)]) }),
      });
      expect(await response.json()).toMatchObject({ code: 409 });
    });

    it.each([
      ['was cut off', '203.0.113.13', 'getPlan', '{'],
      ['is malformed', '203.0.113.14', 'getPlan', 'x'.repeat(SMALL)],
      ['is for no action', '203.0.113.15', 'getNothing', '{}'.padEnd(SMALL)],
    ])('is free when a call behind another one %s', async (_what, address, action, body) => {
      const { token } = await newPerson(engine.api);
      const json = 'application/json';
      const first = `${head(address, 'withdrawRequest', token, json, 2)}{}`;
      const text = first + head(address, action, token, json, SMALL) + body;
      await leaveDuringSessionQuery(
        Array.from({ length: 70 }, () => text),
        140,
      );
      const response = await fetch(`${engine.api.url}/getPlan`, {
        method: 'POST',
        headers: { 'content-type': json, 'x-forwarded-for': address },
        body: '{}'.padEnd(CALL_LIMIT),
      });
      expect(await response.json()).toMatchObject({ code: 200 });
    });
  },
  { settings: { TRUST_PROXY: 1 } },
);
