/** nginx, two api processes, PostgreSQL and Redis: one process is killed under load, and no visitor notices. */
import { expect, test } from '@playwright/test';
import { SLOW } from '../../../api/src/testing/combinations';
import { startDeployment } from './manyProcesses';

const PEOPLE = 60;
const AT_ONCE = 6;
/** Number of sign-ups after which one of the two processes is killed. */
const KILL_AFTER = 20;

test(
  'one of two api processes is killed under load: no visitor notices, nothing is lost',
  SLOW,
  async ({ page }) => {
    const deployment = await startDeployment();
    test.skip(deployment === null, 'nginx, PostgreSQL or Redis is not installed');
    if (!deployment) return;
    const { url, servers, stop } = deployment;

    await page.goto(url, { waitUntil: 'commit' });
    const plans = page.getByRole('button', { name: 'View Details' });
    await expect(plans.first()).toBeVisible();

    const refused: string[] = [];
    let done = 0;
    let killed: Promise<number | null> | undefined;
    const queue = Array.from({ length: PEOPLE }, (_, index) => index).values();
    const worker = async () => {
      for (const index of queue) {
        const { code, msg } = await call(url, 'userRegister', registration(index));
        if (code !== 200) refused.push(`${index}: ${code} ${msg}`);
        done += 1;
        if (done === KILL_AFTER) killed = servers[0]?.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await killed;
    expect(refused).toEqual([]);

    // Everyone with a confirmed sign-up is registered, and can sign in at the remaining process.
    for (let index = 0; index < PEOPLE; index += 1) {
      const { email, password } = registration(index);
      expect(await call(url, 'userLogin', { email, password }), email).toMatchObject({ code: 200 });
    }
    await page.reload({ waitUntil: 'commit' });
    await expect(plans.first()).toBeVisible();
    await stop();
  },
);

function registration(index: number): Record<'name' | 'phone' | 'email' | 'password' | 'cPassword', string> {
  const phone = `98${String(10_000_000 + index)}`;
  const password = 'a safe word 1';
  return {
    name: `Person ${index}`,
    phone,
    email: `person${index}@example.in`,
    password,
    cPassword: password,
  };
}

async function call(
  url: string,
  action: string,
  payload: Record<string, string>,
): Promise<{ code: number; msg: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) body.set(name, value);
  const response = await fetch(`${url}/${action}`, { method: 'POST', body });
  const text = await response.text();
  return text.startsWith('{')
    ? (JSON.parse(text) as { code: number; msg: string })
    : { code: response.status, msg: text };
}
