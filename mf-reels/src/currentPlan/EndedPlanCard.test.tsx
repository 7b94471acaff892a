// @vitest-environment jsdom
import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EndedPlanCard } from './EndedPlanCard';

const OVER = 'All 50 days are over.';
const LOST = 'Its earnings are lost because the 10-day streak was not completed.';

afterEach(cleanup);

test.each([
  ['still locked', 2, 2, `${OVER} You earned ₹2.00 with this plan.${LOST}`],
  ['forfeited', 0, 0, `${OVER}${LOST}`],
])('earnings of an ended plan that are %s are lost', (_name, totalEarned, lockedEarnings, text) => {
  expect(textOf({ watchedReels: 4, totalEarned, lockedEarnings })).toContain(text);
});

test.each([
  ['was earned with a complete streak', 500, 250],
  ['could be earned without a reel', 0, 0],
])('nothing is lost of what %s', (_name, watchedReels, totalEarned) => {
  const text = textOf({ watchedReels, totalEarned, lockedEarnings: 0 });
  expect(text).toContain(`You earned ₹${totalEarned}.00 with this plan.`);
  expect(text).not.toContain('lost');
});

function textOf(changes: Parameters<typeof userPlanOf>[1]): string | null {
  const userPlan = userPlanOf(freePlan, { status: 'ended', ...changes });
  return render(
    <Router history={staticHistory('/current_plan')}>
      <EndedPlanCard userPlan={userPlan} />
    </Router>,
  ).container.textContent;
}
