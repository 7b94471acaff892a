import { expect, test } from 'vitest';
import { isLight } from './theme';

test('every second scene is light, between dark ones', () => {
  const looks = (scenes: number) =>
    Array.from({ length: scenes }, (_, i) => (isLight(i, scenes) ? 'light' : 'dark'));
  expect(looks(4)).toEqual(['dark', 'light', 'dark', 'dark']);
  expect(looks(5)).toEqual(['dark', 'light', 'dark', 'light', 'dark']);
});
