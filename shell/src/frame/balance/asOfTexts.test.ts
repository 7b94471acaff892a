import { expect, test } from 'vitest';
import { asOfTexts } from './asOfTexts';

const AT = '2026-05-04T08:30:00.000Z';

test.each([
  ['the time of today', '2026-05-04T18:29:00.000Z', ['14:00', '04/05/2026']],
  ['the date after midnight in India', '2026-05-04T18:30:00.000Z', ['04/05/2026', '14:00']],
  ['the date, not the same time of a later day', '2026-05-07T08:30:00.000Z', ['04/05/2026', '14:00']],
])('a balance is shown as of %s', (_name, now, texts) => {
  expect(asOfTexts(AT, Date.parse(now))).toEqual(texts);
});
