import type { Page } from '@playwright/test';
import { storedSession } from '../../harness/people';

const ANYONE = {
  _id: '1',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  userType: 'user',
  token: 't',
} as const;

/** Someone signed in, for screens that ask for it; no api knows them. Nothing is prefetched for those who save data. */
export async function signInAsAnyone(page: Page, { savesData = true } = {}): Promise<void> {
  await page.addInitScript(
    ({ session, saveData }) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    },
    { session: storedSession(ANYONE), saveData: savesData },
  );
}
