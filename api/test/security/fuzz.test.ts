import { connect } from 'node:net';
import { ACTION_NAMES } from '@reelrupee/contract/actionNames';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ALL_COMBINATIONS } from '../../src/testing/combinations';
import { describeOnEngines, type EngineUnderTest } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { randomRuns } from '../../src/testing/randomRuns';
import { expectInvariants } from '../../src/testing/invariants';
import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import { call, toForm } from '../../src/testing/apiClient';
import { fuzzedCalls } from './fuzzedCalls';
import { validPayloads } from './validPayloads';

const RUNS = randomRuns(ALL_COMBINATIONS ? 250 : 100);

/** Error lines of the server's log. */
let errors: string[] = [];
const log = { write: (line: string) => void (line.includes('"level":50') && errors.push(line)) };

const suite = (engine: EngineUnderTest) => {
  beforeEach(() => {
    errors = [];
  });
  afterEach(() => {
    expect(errors).toEqual([]);
  });

  it(`get an envelope, in ${RUNS.numRuns} runs`, { timeout: 600_000 }, async () => {
    const { api } = engine;
    const person = await newPerson(api);
    await fc.assert(
      fc.asyncProperty(fuzzedCalls(person.userId), fc.boolean(), async (fuzzed, asAdmin) => {
        const token = asAdmin ? api.admin.token : person.token;
        const response = await fetch(`${api.url}/${fuzzed.name}`, {
          method: 'POST',
          headers: { 'content-type': fuzzed.contentType, authorization: `Bearer ${token}` },
          body: new Uint8Array(fuzzed.body),
        });
        expectEnvelope(await response.json());
        expect([200, 413, 429]).toContain(response.status);
        // A log-out must not end the session of later runs.
        if (fuzzed.name === 'userLogout') await reopenSessions();
      }),
      RUNS,
    );
    await expectInvariants(api.database);

    async function reopenSessions(): Promise<void> {
      await api.database.queries.updateTable('sessions').set({ ended_at: null }).execute();
    }
  });

  it.each(ACTION_NAMES)('are rejected with a control character in any text of %s', async (name) => {
    const { api } = engine;
    const { userId, token } = await newPerson(api);
    const payload: Record<string, unknown> = validPayloads(userId)[name];
    const texts = Object.keys(payload).filter((field) => typeof payload[field] === 'string');
    for (const field of [...texts, 'unknown']) {
      const answer = await fetch(`${api.url}/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: toForm({ ...payload, [field]: field.length % 2 === 0 ? 'a\0b' : 'a\u001b[2Jb' }),
      });
      expect(await answer.json()).toEqual({
        code: 400,
        msg: 'The call contains a control character',
        data: null,
      });
    }
  });

  it.each(['[', '{"a":'])('are rejected when they nest %s as deep as a body is long', async (open) => {
    const { api } = engine;
    const depth = Math.floor((64 * 1024 - 8) / (open.length + 1));
    const answer = await fetch(`${api.url}/getPlan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"x":${open.repeat(depth - 5)}1${(open === '[' ? ']' : '}').repeat(depth - 5)}}`,
    });
    expect(await answer.json()).toEqual({ code: 400, msg: 'The call is nested too deeply', data: null });
  });

  it('leave the server running when the connection breaks', async () => {
    const { api } = engine;
    const { hostname, port } = new URL(api.url);
    const head = (type: string, length: number) =>
      `POST /withdrawRequest HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
    const pieces = [
      head('multipart/form-data; boundary=b', 5000) +
        '--b\r\nContent-Disposition: form-data; name="amount"\r\n\r\n1',
      head('multipart/form-data; boundary=b', 9_000_000) +
        '--b\r\nContent-Disposition: form-data; name="qrImage"; filename="a.png"\r\n\r\n' +
        'x'.repeat(100_000),
      head('application/json', 1000) + '{"amount":',
      head('application/x-www-form-urlencoded', 1000) + 'amount=',
      'POST /withdrawRequest HTTP/1.1\r\nHo',
    ];
    for (const piece of pieces) await cutConnection(Number(port), hostname, piece);
    expect(await (await fetch(`${api.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await call(api.url, 'getPlan', {})).code).toBe(200);
  });

  it('are rejected with 413 when they are too large', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const huge = new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1_000_000)]);
    const response = await fetch(`${api.url}/withdrawRequest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: toForm({ userId, amount: '1', qrImage: huge }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 413, data: null });
    const json = await fetch(`${api.url}/getPlan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'x'.repeat(100_000) }),
    });
    expect({ status: json.status, body: await json.json() }).toMatchObject({
      status: 413,
      body: { code: 413 },
    });
  });
};

describeOnEngines('fuzzed calls', suite, { log });

/** Error replies have code, msg and data, and no other fields are required. */
function expectEnvelope(body: unknown): void {
  expect(body).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  expect(body).toHaveProperty('data');
}

/** Sends the start of a request and disconnects. */
function cutConnection(port: number, host: string, beginning: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.write(beginning, () => {
        socket.destroy();
        resolve();
      });
    });
    socket.on('error', reject);
  });
}
