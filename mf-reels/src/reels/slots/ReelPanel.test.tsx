// @vitest-environment jsdom
import { accountFrozen } from '@reelrupee/contract/frozen';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EndedPanel, ReelPanel } from './ReelPanel';

vi.mock('@reelrupee/platform/router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

const open = (msg: string) =>
  render(
    <EndedPanel
      watch={{ kind: 'refused', msg }}
      perReel={0.5}
      userPlan={null}
      muted
      watchedToday={0}
      dailyReels={10}
      onReplay={() => undefined}
      onNext={() => undefined}
    />,
  );

test('a user whose account is under review finds support, not another try', () => {
  open(accountFrozen.msg);
  expect(screen.getByRole('link', { name: 'Help and support' }).getAttribute('href')).toBe('/support');
  expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull();
});

test('a reel that did not count can be watched again', () => {
  open('');
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['inside it', 'Next', 'main'],
  ['elsewhere', 'Mute', 'Mute'],
])('when a panel goes away with the focus %s, the focus is not lost', (_where, focused, next) => {
  const screenWith = (panel: ReactNode) => (
    <main tabIndex={-1} aria-label="main">
      {panel}
      <button aria-label="Mute" />
    </main>
  );
  const { rerender } = render(
    screenWith(
      <ReelPanel>
        <button aria-label="Next" />
      </ReelPanel>,
    ),
  );
  screen.getByLabelText(focused).focus();
  rerender(screenWith(null));
  expect(document.activeElement).toBe(screen.getByLabelText(next));
});
