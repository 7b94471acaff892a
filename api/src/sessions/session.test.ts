import { expect, it } from 'vitest';
import { call } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson, type Person } from '../testing/people';
import { hashToken } from './session';

const HOUR_MS = 60 * 60 * 1000;

describeOnEngines('the last use of a session', (engine) => {
  const lastSeen = async ({ token }: Person) => {
    const { last_seen_at: instant } = await engine.api.database.queries
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return instant;
  };

  it.each(['getUserPlans', 'markReelWatched'] as const)('is recorded by %s, once an hour', async (action) => {
    const { api } = engine;
    const person = await newPerson(api);
    const opened = api.clock.now();
    const use = () =>
      call(api.url, action, { userId: person.userId, planId: 'none', videoId: 'none' }, person.token);
    api.clock.advance(HOUR_MS);
    await use();
    expect(await lastSeen(person)).toEqual(opened);
    api.clock.advance(1);
    await use();
    expect(await lastSeen(person)).toEqual(api.clock.now());
  });
});
