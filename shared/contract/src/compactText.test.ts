import { expect, test } from 'vitest';
import { compactText } from './compactText';

test.each([
  ['spaces of all kinds', ' 4123 4567\t8901\u00a0', '412345678901'],
  ['marks of direction around a copied number', '\u202a+919876543210\u202c', '+919876543210'],
  ['a zero-width space', '\u200basha@oksbi\ufeff', 'asha@oksbi'],
  ['Devanagari digits', '४१२३', '4123'],
  ['nothing to remove', 'HDFC0001234', 'HDFC0001234'],
])('%s', (_name, typed, compact) => {
  expect(compactText(typed)).toBe(compact);
});
