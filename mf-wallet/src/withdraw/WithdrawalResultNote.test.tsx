// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { WithdrawalResultNote } from './WithdrawalResultNote';

vi.mock('@reelrupee/platform/router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

test.each([
  ['an account under review', true, 1],
  ['another refusal', false, 0],
])('the note of %s (%s) has %i links to support', (_name, isFrozen, links) => {
  const result = { kind: 'refused', text: 'Refused.', isFrozen, effect: 'over' } as const;
  render(<WithdrawalResultNote result={result} />);
  expect(screen.getByText('Refused.')).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Help and support' })).toHaveLength(links);
});
