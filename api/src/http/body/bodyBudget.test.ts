import { expect, it } from 'vitest';
import { BodyBudget } from './bodyBudget';

const limits = {
  total: 100,
  keptForCalls: 20,
  imagesPerUser: 80,
  imagesPerAddress: 80,
  callsPerAddress: 1000,
};
const call = (bytes: number, address = '203.0.113.7') => ({ kind: 'call', bytes, address }) as const;
const image = (bytes: number, userId: string, address = '203.0.113.7') =>
  ({ kind: 'image', bytes, userId, address }) as const;

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
  const budget = new BodyBudget({ ...limits, imagesPerUser: 20 });
  const free = budget.reserve(image(15, 'asha'));
  expect(budget.reserve(image(6, 'asha'))).toBeNull();
  expect(budget.reserve(image(5, 'asha'))).not.toBeNull();
  expect(budget.reserve(image(6, 'ravi'))).not.toBeNull();
  free?.();
  expect(budget.reserve(image(6, 'asha'))).not.toBeNull();
});

it('limits the memory that one address takes with calls, and no other address', () => {
  const budget = new BodyBudget({ ...limits, callsPerAddress: 20 });
  const free = budget.reserve(call(20, '203.0.113.7'));
  expect(budget.reserve(call(1, '203.0.113.7'))).toBeNull();
  expect(budget.reserve(call(20, '203.0.113.8'))).not.toBeNull();
  free?.();
  expect(budget.reserve(call(20, '203.0.113.7'))).not.toBeNull();
});

it('limits the memory that one address takes with images, however many users it has', () => {
  const budget = new BodyBudget({ ...limits, imagesPerAddress: 50 });
  const free = budget.reserve(image(30, 'asha', '203.0.113.7'));
  expect(budget.reserve(image(20, 'ravi', '203.0.113.7'))).not.toBeNull();
  expect(budget.reserve(image(1, 'meera', '203.0.113.7'))).toBeNull();
  expect(budget.reserve(image(30, 'meera', '203.0.113.8'))).not.toBeNull();
  free?.();
  expect(budget.reserve(image(1, 'meera', '203.0.113.7'))).not.toBeNull();
});

it('charges nothing for a body that it refuses', () => {
  const budget = new BodyBudget({ ...limits, imagesPerUser: 20 });
  expect(budget.reserve(image(21, 'asha'))).toBeNull();
  expect(budget.reserve(image(20, 'asha'))).not.toBeNull();
});
