import { expect, it } from 'vitest';
import { BodyBudget } from './bodyBudget';

const limits = { total: 100, keptForCalls: 20, perUser: 80, perAddress: 1000 };
const call = (bytes: number, sender = '203.0.113.7') => ({ kind: 'call', bytes, sender }) as const;
const image = (bytes: number, sender: string) => ({ kind: 'image', bytes, sender }) as const;

it('refuses a body that does not fit, until another one is freed', () => {
  const budget = new BodyBudget(limits);
  const free = budget.reserve(call(60));
  expect(budget.reserve(call(41))).toBeNull();
  free?.();
  expect(budget.reserve(call(41))).not.toBeNull();
});

it('frees a body once, however often it is asked to', () => {
  const budget = new BodyBudget(limits);
  budget.reserve(call(50));
  const free = budget.reserve(call(50));
  free?.();
  free?.();
  expect(budget.reserve(call(51))).toBeNull();
});

it('keeps room for calls while images are sent', () => {
  const budget = new BodyBudget(limits);
  expect(budget.reserve(image(80, 'asha'))).not.toBeNull();
  expect(budget.reserve(image(1, 'ravi'))).toBeNull();
  expect(budget.reserve(call(20))).not.toBeNull();
});

it('limits the memory that one user takes with images, and no other user', () => {
  const budget = new BodyBudget({ ...limits, perUser: 20 });
  const free = budget.reserve(image(15, 'asha'));
  expect(budget.reserve(image(6, 'asha'))).toBeNull();
  expect(budget.reserve(image(5, 'asha'))).not.toBeNull();
  expect(budget.reserve(image(6, 'ravi'))).not.toBeNull();
  free?.();
  expect(budget.reserve(image(6, 'asha'))).not.toBeNull();
});

it('limits the memory that one address takes with calls, and no other address', () => {
  const budget = new BodyBudget({ ...limits, perAddress: 20 });
  const free = budget.reserve(call(20, '203.0.113.7'));
  expect(budget.reserve(call(1, '203.0.113.7'))).toBeNull();
  expect(budget.reserve(call(20, '203.0.113.8'))).not.toBeNull();
  free?.();
  expect(budget.reserve(call(20, '203.0.113.7'))).not.toBeNull();
});
