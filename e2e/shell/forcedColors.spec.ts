/** The log-in with the colors of the system, as in the contrast themes of Windows: backgrounds and shadows are dropped. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/test';

/** The style of an element's outline, which forced colors paint whatever its own color is. */
const outlineOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).outlineStyle);

test('with forced colors the field that has the focus, and the chosen form, are outlined', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login?form=signup');
  const email = page.getByLabel('Email');
  const box = email.locator('..');
  expect(await outlineOf(box)).toBe('none');
  await email.focus();
  expect(await outlineOf(box)).toBe('solid');
  const forms = page.getByRole('group', { name: 'Choose a form' });
  expect(await outlineOf(forms.locator('[aria-pressed=true]'))).toBe('solid');
  expect(await outlineOf(forms.locator('[aria-pressed=false]'))).toBe('none');
});
