import { expect, test } from 'vitest';
import { remoteManifestSchema } from './remoteManifest';
import { routeSchema } from './routeSchema';

const routeWith = (call: object) => ({ path: '/one', title: 'One', skeleton: 'list', calls: [call] });

test('a page may hold the reply to a public call that only reads', () => {
  expect(routeSchema.safeParse(routeWith({ action: 'getPlan', inPage: true })).success).toBe(true);
});

test.each(['startPageView', 'sendResetLink', '../getPlan'])(
  'the registry never repeats %s for a page',
  (action) => {
    expect(routeSchema.safeParse(routeWith({ action })).success).toBe(true);
    expect(routeSchema.safeParse(routeWith({ action, inPage: true })).error?.message).toContain('inPage');
  },
);

const manifestWith = (call: object) => ({ name: 'mf-one', routes: [routeWith(call)], platform: '^1.0.0' });

test('pages make the calls that a route declares, if these only read', () => {
  expect(remoteManifestSchema.safeParse(manifestWith({ action: 'getUserPlans', of: 'user' })).success).toBe(
    true,
  );
});

test.each(['endUserSessions', 'rechargePlan', 'adminListUsers', 'getUserPlan', '../getPlan'])(
  'a declared call of %s is a mistake in remote.json',
  (action) => {
    expect(remoteManifestSchema.safeParse(manifestWith({ action })).error?.issues[0]?.path).toEqual([
      ...['routes', 0, 'calls', 0, 'action'],
    ]);
  },
);
