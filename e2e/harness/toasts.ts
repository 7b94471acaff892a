import type { Page } from '@playwright/test';

/** The visible toasts, as a screen reader announces them. */
export function toasts(page: Page) {
  return page.getByRole('status', { name: 'Notifications' });
}
