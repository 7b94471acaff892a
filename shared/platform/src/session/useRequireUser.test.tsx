// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { registerNavigator } from '../navigation/navigator';
import { browserHistory } from '../router/browserHistory';
import { Router } from '../router/Router';
import { exampleUser } from '../testing/exampleUser';
import { endSession, startSession } from './sessionStore';
import { useRequireUser } from './useRequireUser';

const navigate = vi.fn();

function Screen({ children }: { children: ReactNode }) {
  return <Router history={browserHistory()}>{children}</Router>;
}

test('a session that another tab ends while a plan is recharged leads to the log-in with that plan', () => {
  registerNavigator(navigate);
  window.history.pushState({ usr: { planId: 'p1' }, key: 'recharge' }, '', '/rechargeNow');
  startSession(exampleUser, true);
  const { result } = renderHook(useRequireUser, { wrapper: Screen });
  expect(result.current).toBe('u1');
  expect(navigate).not.toHaveBeenCalled();
  act(() => endSession());
  expect(result.current).toBe('');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true, state: { planId: 'p1' } });
});
