// @vitest-environment jsdom
import { applyLanguage, loadTexts } from '@reelrupee/platform';
import { beforeAll, describe, expect, test } from 'vitest';
import { spokenAmount } from './spokenAmount';

describe.each([
  ['en', ['0 rupees', '1 rupee', '25 rupees', '50 paise', '1 paisa', '125000 rupees and 50 paise']],
  ['hi', ['0 रुपये', '1 रुपये', '25 रुपये', '50 पैसे', '1 पैसे', '125000 रुपये और 50 पैसे']],
] as const)('an amount that is said in %s', (language, spoken) => {
  beforeAll(async () => {
    await applyLanguage(language);
    await loadTexts();
  });

  test('has rupees and paise in digits without separators, in the singular and plural', () => {
    expect([0, 1, 25, 0.5, 0.01, 125_000.5].map(spokenAmount)).toEqual(spoken);
  });
});
