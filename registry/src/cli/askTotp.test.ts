/** The second factor of the administrator who reads the reports, without a terminal. */
import { expect, test } from 'vitest';
import { totpFrom } from './askTotp';

test.skipIf(process.stdin.isTTY)(
  'a code of the environment is used once, then the message says what to do',
  async () => {
    const totp = totpFrom({ ADMIN_TOTP: '123456' });
    expect(await totp()).toBe('123456');
    await expect(totp()).rejects.toThrow(/no terminal to ask for it\.\nSet ADMIN_TOTP to a new code\./);
    await expect(totpFrom({})()).rejects.toThrow('Set ADMIN_TOTP to a new code.');
  },
);
