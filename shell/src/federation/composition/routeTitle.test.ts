// @vitest-environment jsdom
import { applyLanguage } from '@reelrupee/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { t } from '../../texts/texts';
import { routeTitle } from './routeTitle';

const sentence = () =>
  t('{title} did not open', { title: routeTitle({ title: 'Plans', titles: { hi: 'प्लान' } }) });

afterEach(() => applyLanguage('en'));

test('a title is in the language of its sentence, English while the texts of another could not be loaded', async () => {
  vi.doMock('../../texts/hi', () => {
    throw new Error('offline');
  });
  await applyLanguage('hi');
  expect(sentence()).toBe('Plans did not open');
  vi.doUnmock('../../texts/hi');
  await applyLanguage('hi');
  expect(sentence()).toBe('स्क्रीन नहीं खुली: प्लान');
});

test('a release without a title in the language has an English one', () => {
  expect(routeTitle({ title: 'Plans' })).toBe('Plans');
});
