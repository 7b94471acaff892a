// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { LANGUAGE_KEY } from '@reelrupee/contract/languages';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts, wanted } from './catalogs';
import { defineTexts } from './defineTexts';
import {
  applyLanguage,
  currentLanguage,
  restoreLanguage,
  setLanguage,
  syncLanguageAcrossTabs,
  useLanguage,
} from './languageStore';

const HI = {
  'Pay now': 'अभी भुगतान करें',
  '{watched} of {total}': '{total} में से {watched}',
  '{count} days left': { one: '{count} दिन बाकी है', other: '{count} दिन बाकी हैं' },
};
const EN = { '{count} days left': { one: '{count} day left', other: '{count} days left' } };

afterEach(async () => {
  localStorage.clear();
  document.documentElement.lang = '';
  await applyLanguage('en');
});

test('a text is English until the language changes, with its values in the order of the language', async () => {
  const t = defineTexts({ hi: () => Promise.resolve(HI) }, EN);
  expect([t('Pay now'), t('{watched} of {total}', { watched: 3, total: 10 })]).toEqual([
    'Pay now',
    '3 of 10',
  ]);
  await setLanguage('hi');
  expect(t('Pay now')).toBe('अभी भुगतान करें');
  expect(t('{watched} of {total}', { watched: 3, total: 10 })).toBe('10 में से 3');
});

test.each([
  [0, '0 days left', '0 दिन बाकी है'],
  [1, '1 day left', '1 दिन बाकी है'],
  [2, '2 days left', '2 दिन बाकी हैं'],
])('%i days have the plural form of each language', async (count, english, hindi) => {
  const t = defineTexts({ hi: () => Promise.resolve(HI) }, EN);
  expect(t('{count} days left', { count })).toBe(english);
  await applyLanguage('hi');
  expect(t('{count} days left', { count })).toBe(hindi);
});

test('without its file a package is in English; what asks again renders it in the language', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(HI);
  const t = defineTexts<typeof HI>({ hi: load }, EN);
  const { result } = renderHook(() => [useLanguage(), t('Pay now')]);
  await act(() => applyLanguage('hi'));
  expect(result.current).toEqual(['hi', 'Pay now']);
  await act(() => applyLanguage('hi'));
  expect(result.current).toEqual(['hi', 'अभी भुगतान करें']);
});

test('a text that is in English for want of its file has days and plural forms of English', async () => {
  const texts = { 'Unlocks on {day}': '{day} को अनलॉक' };
  const t = defineTexts<typeof HI & typeof texts>(
    {
      hi: vi
        .fn()
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValue({ ...HI, ...texts }),
    },
    EN,
  );
  const shown = () => [
    t('Unlocks on {day}', { day: new Date('2026-12-03') }),
    t('{count} days left', { count: 0 }),
  ];
  await applyLanguage('hi');
  expect(shown()).toEqual(['Unlocks on 3 December', '0 days left']);
  await applyLanguage('hi');
  expect(shown()).toEqual(['3 दिसंबर को अनलॉक', '0 दिन बाकी है']);
});

test('the language that was asked for last counts, though the texts of another arrive later', async () => {
  let arrive: (texts: typeof HI) => void = () => undefined;
  defineTexts<typeof HI>({ hi: () => new Promise((resolve) => (arrive = resolve)) }, EN);
  const slow = applyLanguage('hi');
  await setLanguage('en');
  arrive(HI);
  await slow;
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en-IN']);
});

test('a package that lacks the language is in English, and the others are switched', async () => {
  const older = defineTexts<typeof HI>({}, EN);
  const t = defineTexts({ hi: () => Promise.resolve(HI) }, EN);
  await applyLanguage('hi');
  expect([currentLanguage(), older('Pay now'), t('Pay now')]).toEqual(['hi', 'Pay now', 'अभी भुगतान करें']);
});

test('texts of a package that arrives during a switch are loaded in the new language', async () => {
  const switching = applyLanguage('hi');
  const t = defineTexts({ hi: () => Promise.resolve(HI) }, EN);
  await loadTexts();
  await switching;
  expect(t('Pay now')).toBe('अभी भुगतान करें');
});

test('the page’s language is the first one, a choice is stored, and other tabs follow', async () => {
  document.documentElement.lang = 'hi-IN';
  await restoreLanguage();
  expect([currentLanguage(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['hi', null]);
  await setLanguage('en');
  expect([localStorage.getItem(LANGUAGE_KEY), document.documentElement.lang]).toEqual(['en', 'en-IN']);
  const stop = syncLanguageAcrossTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue: 'hi' }));
  await vi.waitFor(() => expect(currentLanguage()).toBe('hi'));
  stop();
});

test('a page that Back brings out of the browser’s cache is in the language of a switch meanwhile', async () => {
  const stop = syncLanguageAcrossTabs();
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  show(true);
  expect(wanted).toBe('en');
  localStorage.setItem(LANGUAGE_KEY, 'hi');
  show(false);
  expect(wanted).toBe('en');
  show(true);
  await vi.waitFor(() => expect(currentLanguage()).toBe('hi'));
  stop();
});
