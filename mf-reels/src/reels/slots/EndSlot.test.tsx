// @vitest-environment jsdom
import { Router, staticHistory } from '@reelrupee/platform/router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatchWatch, reelKey } from '../reports/reports';
import EndSlot from './EndSlot';

const renderEnd = (planId: string, watched: number) =>
  render(
    <Router history={staticHistory('/reels')}>
      <EndSlot
        owner={{ userId: 'asha', planId }}
        reels={10}
        watched={watched}
        userPlan={null}
        onShowSkipped={() => Promise.resolve()}
      />
    </Router>,
  );

test('the last reel that is still being saved is not called unwatched', () => {
  dispatchWatch(reelKey({ userId: 'asha', planId: 'free' }, 'last'), { kind: 'ended' });
  renderEnd('free', 9);
  expect(screen.getByText('Saving your earning')).toBeTruthy();
  expect(screen.queryByText('Watch skipped reels')).toBeNull();
});

test('a reel that was passed over can be watched', () => {
  renderEnd('paid', 9);
  expect(screen.getByText('1 reel is still to watch today.')).toBeTruthy();
  expect(screen.getByText('Watch skipped reels')).toBeTruthy();
});
