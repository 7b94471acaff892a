// @vitest-environment jsdom
import { freePlan } from '@reelrupee/contract/testing/plans';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanStatus } from './PlanStatus';

test.each([
  ['invites to its reels', false, 'It is active. Watch today’s reels to earn with it.'],
  ['says so while a paid plan hides them', true, 'Your free plan stops while a paid plan runs.'],
])('an active free plan %s', (_name, isPaused, text) => {
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <PlanStatus plan={freePlan} status="approved" isPaused={isPaused} />
    </Router>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
