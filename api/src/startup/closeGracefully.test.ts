import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { registerGracefulClose } from '../http/gracefulClose';
import { closeGracefully } from './closeGracefully';

/** A server whose only call is answered when `answer` is called; gives the call under way and what is closed. */
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

it('lets a call under way finish, and closes the database after the server', async () => {
  const { app, database, closed, call, answer } = await busyServer();
  const stopped = closeGracefully(app, database, 60_000);
  answer();
  await stopped;
  expect(await call).toBe('done');
  expect(closed).toEqual(['server', 'database']);
});

it('cuts off who does not finish in time, and closes the database all the same', async () => {
  const { app, database, closed, call } = await busyServer();
  await closeGracefully(app, database, 10);
  expect(await call).toBe('cut off');
  expect(closed).toEqual(['server', 'database']);
});
