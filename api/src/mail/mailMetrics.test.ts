import { afterAll, expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnOneEngine } from '../testing/engines';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { mailSettings, signUp } from '../testing/mailedAccounts';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

describeOnOneEngine(
  'mails at /metrics',
  (engine) => {
    it('are counted as sent or failed', async () => {
      const { api } = engine;
      const { email } = await signUp(api);
      const { email: unreached } = await signUp(api);
      const count = async (result: string) => {
        const metrics = await (await fetch(`${api.url}/metrics`)).text();
        return Number(
          new RegExp(`^reelrupee_mails_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(metrics)?.[1],
        );
      };
      const sent = await count('sent');
      await mustCall(api.url, 'requestPasswordReset', { email });
      await expect.poll(() => count('sent')).toBeGreaterThan(sent);
      expect(await count('failed')).toBe(0);
      await smtp.stop();
      await mustCall(api.url, 'requestPasswordReset', { email: unreached });
      await expect.poll(() => count('failed')).toBeGreaterThan(0);
    });
  },
  { settings: mailSettings(smtp) },
);
