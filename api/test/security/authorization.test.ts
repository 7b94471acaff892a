import { ACTION_NAMES } from '@reelrupee/contract/actionNames';
import { type ActionName, actions } from '@reelrupee/contract/actions';
import { describe, expect, it } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { describeOnEngines } from '../../src/testing/engines';
import { newPerson, type Person, signedInAgain } from '../../src/testing/people';
import type { TestApi } from '../../src/testing/startTestApi';
import { validPayloads } from './validPayloads';

const takesUserId = (name: ActionName) => 'userId' in validPayloads('x')[name];

/** Codes sent before the action runs, or after an error in it; any other code is the action's own. */
const STOPPED = [401, 403, 500];

async function codeOf(api: TestApi, name: ActionName, userId: string, token: string): Promise<number> {
  return (await call(api.url, name, validPayloads(userId)[name], token)).code;
}

async function endedToken(api: TestApi): Promise<Person> {
  const person = await newPerson(api);
  await mustCall(api.url, 'userLogout', {}, person.token);
  return person;
}

describe('the action table', () => {
  it('has no other public actions', () => {
    const open = ACTION_NAMES.filter((name) => actions[name].access === 'public');
    expect(open.sort()).toEqual(
      [
        'getPlan',
        'getSampleReels',
        'getUserbyEmail',
        'googleLogin',
        'reportClientError',
        'reportTaps',
        'requestPasswordReset',
        'resetPassword',
        'startPageView',
        'userLogin',
        'userRegister',
        'verifyEmail',
      ].sort(),
    );
  });
});

describe('the actions of administrators', () => {
  it('require an administrator', () => {
    const named = ACTION_NAMES.filter((name) => name.startsWith('admin'));
    expect(named.filter((name) => actions[name].access !== 'admin')).toEqual([]);
  });
});

describeOnEngines('authorization', (engine) => {
  it.each(ACTION_NAMES)('%s is checked for every kind of caller', async (name) => {
    const { api } = engine;
    const person = await newPerson(api);
    const stranger = await newPerson(api);
    const ended = await endedToken(api);
    const { access } = actions[name];
    const answers = {
      noToken: await codeOf(api, name, person.userId, ''),
      wrongToken: await codeOf(api, name, person.userId, 'x'.repeat(43)),
      endedToken: await codeOf(api, name, ended.userId, ended.token),
      otherUsersId: await codeOf(api, name, stranger.userId, person.token),
      admin: await codeOf(api, name, person.userId, api.admin.token),
      user: await codeOf(api, name, person.userId, (await signedInAgain(api, person)).token),
    };
    const open = expect.toSatisfy((code: number) => !STOPPED.includes(code));
    const other = takesUserId(name) ? 403 : open;
    const expected = {
      public: {
        noToken: open,
        wrongToken: open,
        endedToken: open,
        otherUsersId: open,
        admin: open,
        user: open,
      },
      user: {
        noToken: 401,
        wrongToken: 401,
        // A log-out that is sent again succeeds.
        endedToken: name === 'userLogout' ? 200 : 401,
        otherUsersId: other,
        admin: other,
        user: open,
      },
      admin: { noToken: 401, wrongToken: 401, endedToken: 401, otherUsersId: 403, admin: open, user: 403 },
    };
    if (name === 'userLogout') await reopenAdministrator(api);
    expect(answers).toEqual(expected[access]);
  });

  it('ends a session at its idle timeout, its absolute lifetime and at log-out', async () => {
    const { api } = engine;
    const DAY_MS = 24 * 60 * 60 * 1000;
    const person = await newPerson(api);
    const profile = async () => codeOf(api, 'getUserProfile', person.userId, person.token);
    api.clock.advance(13 * DAY_MS);
    expect(await profile()).toBe(200);
    api.clock.advance(13 * DAY_MS);
    expect(await profile()).toBe(200);
    for (let weeks = 0; weeks < 4; weeks += 1) {
      api.clock.advance(7 * DAY_MS);
      expect(await profile()).toBe(200);
    }
    // 54 days old, and used all the time.
    api.clock.advance(7 * DAY_MS);
    expect(await profile()).toBe(401);

    const idle = await newPerson(api);
    api.clock.advance(14 * DAY_MS + 1);
    expect(await codeOf(api, 'getUserProfile', idle.userId, idle.token)).toBe(401);
  });

  it('covers markReelWatched, which checks the session itself', async () => {
    const { api } = engine;
    const DAY_MS = 24 * 60 * 60 * 1000;
    const person = await newPerson(api);
    const mark = () => codeOf(api, 'markReelWatched', person.userId, person.token);
    // Each call updates last_seen_at.
    for (let weeks = 0; weeks < 8; weeks += 1) {
      api.clock.advance(7 * DAY_MS);
      expect(await mark()).not.toBe(401);
    }
    api.clock.advance(4 * DAY_MS);
    expect(await mark()).toBe(401);
    const idle = await newPerson(api);
    api.clock.advance(14 * DAY_MS + 1);
    expect(await codeOf(api, 'markReelWatched', idle.userId, idle.token)).toBe(401);
  });
});

/** The call above logged the administrator out; the next rows need the session. */
async function reopenAdministrator({ database }: TestApi): Promise<void> {
  await database.queries.updateTable('sessions').set({ ended_at: null }).execute();
}
