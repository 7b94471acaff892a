// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reelOf } from '../../testing/fixtures';
import { dispatchWatch } from '../reports/reports';
import { ReelSlot } from './ReelSlot';

test('a reel that began yesterday shows what it earned', () => {
  const watchKey = '03/05/2026 user plan reel';
  dispatchWatch(watchKey, { kind: 'credited', amount: 0.5 });
  const nothing = () => undefined;
  render(
    <ReelSlot
      reel={reelOf('reel')}
      owner={{ userId: 'user', planId: 'plan' }}
      watchKey={watchKey}
      userPlan={null}
      watchedToday={9}
      player="ended"
      muted
      cue={null}
      onToggle={nothing}
      onReplay={nothing}
      onRetry={nothing}
      onNext={nothing}
    />,
  );
  expect(screen.getByText('Earned ₹0.50')).toBeTruthy();
});
