import type { Page } from '@playwright/test';

/** The toasts of now, as a screen reader is told them. */
export function toasts(page: Page) {
  return page.getByRole('status', { name: 'Notifications' });
}
