import { expect, test } from 'vitest';
import { isActive, navItems } from './navItems';

const active = (path: string) => navItems.filter((item) => isActive(item, path)).map(({ label }) => label);

test.each([
  ['/', ['Home']],
  ['/current_plan', ['Reels']],
  ['/reels', ['Reels']],
  ['/plan', ['Plans']],
  ['/referrals', ['Referrals']],
  ['/profile', ['Profile']],
  ['/recharge-plan', []],
  ['/login', []],
])('on %s the active item is %j [NAV-2]', (path, labels) => {
  expect(active(path)).toEqual(labels);
});
