// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { browserHistory } from './browserHistory';
import { Router } from './Router';
import { useSearchParams } from './useSearchParams';

beforeEach(() => window.history.replaceState(null, '', '/login?ref=AB12'));
function renderParams() {
  const history = browserHistory();
  const wrapper = ({ children }: { children: ReactNode }) => <Router history={history}>{children}</Router>;
  return renderHook(() => useSearchParams(), { wrapper }).result;
}

test('the query is read, and changed on the same path', () => {
  const result = renderParams();
  expect(result.current[0].get('ref')).toBe('AB12');
  act(() => result.current[1]({ form: 'forgot' }));
  expect(result.current[0].toString()).toBe('form=forgot');
  expect(window.location.pathname).toBe('/login');
});

test('the query before is given to a function, and the entry can be replaced', () => {
  const result = renderParams();
  const { length } = window.history;
  act(() => result.current[1]((before) => [...before, ['form', 'signup']], { replace: true }));
  expect(window.location.search).toBe('?ref=AB12&form=signup');
  expect(window.history.length).toBe(length);
});
