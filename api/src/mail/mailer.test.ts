import { afterAll, expect, it, vi } from 'vitest';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { smtpMailer } from './mailer';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

it('sends a storm of mails, five at a time', async () => {
  const mailer = smtpMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@reelrupee.in' }, { error: vi.fn() });
  const addresses = Array.from({ length: 40 }, (_, number) => `user${number}@example.in`);
  for (const to of addresses) mailer.send({ to, subject: 'Reset', text: 'Open this link' });
  const mails = await Promise.all(addresses.map((to) => smtp.next(to)));
  expect(mails).toHaveLength(40);
  expect(smtp.mostAtOnce()).toBeLessThanOrEqual(5);
});

it('logs a mail that cannot be sent without its address, and sends the next ones', async () => {
  const error = vi.fn();
  const mailer = smtpMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@reelrupee.in' }, { error });
  for (let count = 0; count < 6; count += 1) mailer.send({ to: 'no address', subject: 'Reset', text: '' });
  mailer.send({ to: 'last@example.in', subject: 'Reset', text: '' });
  await smtp.next('last@example.in');
  expect(error).toHaveBeenCalledTimes(6);
  expect(JSON.stringify(error.mock.calls)).not.toContain('no address');
});
