import { expect, test } from 'vitest';
import { routeSchema } from './remoteManifest';

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
