// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Pagination } from './Pagination';

function List() {
  const [page, setPage] = useState(0);
  return <Pagination page={page} count={2} onChange={setPage} />;
}

test('the button that led to the last page keeps the focus, and leads no further', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<List />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  // A disabled button loses the focus in browsers, though not in jsdom.
  expect(next).toHaveProperty('disabled', false);
  fireEvent.click(next);
  expect(screen.getByRole('paragraph').textContent).toMatch(/^Page 2 /);
});
