import { expect, test } from 'vitest';
import { isLongEmail, nameSize } from './cardSizes';

test.each([
  ['Asha Rao', 'large'],
  ['Lakshmi Narayanan Subramanian', 'medium'],
  ['लक्ष्मी नारायणन सुब्रमण्यन अय्यर', 'medium'],
  ['N'.repeat(100), 'small'],
  ['', 'large'],
])('the name %s gets the size %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});

test('a long email is detected', () => {
  expect(isLongEmail('asha@mail.in')).toBe(false);
  expect(isLongEmail('lakshmi.narayanan.subramanian@gmail.com')).toBe(true);
});
