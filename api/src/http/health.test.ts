import { expect, it, vi } from 'vitest';
import { describeOnPglite } from '../testing/engines';

describeOnPglite('the reply of /readyz', (engine) => {
  it('takes one query a second, however often it is asked for', async () => {
    const { url, clock, database } = engine.api;
    const ask = async () => (await fetch(`${url}/readyz`)).json();
    const sent = vi.spyOn(database.pool, 'query');
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ status: 'ready', engine: 'pglite' })]),
    );
    clock.advance(999);
    await ask();
    expect(sent).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await ask();
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
  });

  it('tells of a database that does not respond, and within a second that it is back', async () => {
    const { url, clock, database } = engine.api;
    const status = async () => (await fetch(`${url}/readyz`)).status;
    const sent = vi.spyOn(database.pool, 'query').mockRejectedValue(new Error('away'));
    clock.advance(5000);
    expect(await status()).toBe(503);
    sent.mockRestore();
    clock.advance(1000);
    expect(await status()).toBe(200);
  });
});
