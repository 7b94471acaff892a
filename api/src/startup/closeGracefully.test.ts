import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { registerGracefulClose } from '../http/gracefulClose';
import { closeGracefully } from './closeGracefully';

/** A server with one call in flight, which completes when `answer` is called; `closed` lists what was closed. */
async function busyServer() {
  const app: FastifyInstance = Fastify();
  registerGracefulClose(app);
  const closed: string[] = [];
  app.addHook('onClose', () => void closed.push('server'));
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    app.post('/slow', () => {
      resolve();
      return new Promise((answered) => (answer = () => answered('done')));
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = fetch(`${url}/slow`, { method: 'POST' }).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await arrived;
  const database = { close: () => Promise.resolve(void closed.push('database')) };
  return { app, database, closed, call, answer: () => answer() };
}

it('waits for a call in flight, then closes the server, then the database', async () => {
  const { app, database, closed, call, answer } = await busyServer();
  const stopped = closeGracefully(app, database, 60_000);
  answer();
  await stopped;
  expect(await call).toBe('done');
  expect(closed).toEqual(['server', 'database']);
});

it('cuts a call that exceeds the timeout, and still closes the database', async () => {
  const { app, database, closed, call } = await busyServer();
  await closeGracefully(app, database, 10);
  expect(await call).toBe('cut off');
  expect(closed).toEqual(['server', 'database']);
});
