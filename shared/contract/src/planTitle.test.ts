import { expect, test } from 'vitest';
import { planTitle } from './planTitle';
import { freePlan, paidPlan } from './testing/plans';

test('the title of the free plan is translated, that of an operator is not', () => {
  const t = () => 'मुफ़्त प्लान';
  expect(planTitle(freePlan, t)).toBe('मुफ़्त प्लान');
  expect(planTitle({ title: 'Diwali Plan' }, t)).toBe('Diwali Plan');
  expect(planTitle(paidPlan('gold', { title: 'Gold' }), t)).toBe('Gold');
});
