import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
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

it('is waited for when the process stops, as long as there is time', async () => {
  const error = vi.fn();
  const mailer = smtpMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@reelrupee.in' }, { error });
  const addresses = Array.from({ length: 12 }, (_, number) => `notice${number}@example.in`);
  for (const to of addresses) mailer.send({ to, subject: 'Your email was changed', text: '' });
  await mailer.settle(60_000);
  expect(smtp.received.filter(({ to }) => to.startsWith('notice'))).toHaveLength(12);
  expect(error).not.toHaveBeenCalled();
});

it('logs how many are left if the SMTP server does not respond in time', async () => {
  const error = vi.fn();
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@reelrupee.in' };
  const mailer = smtpMailer(settings, { error });
  for (let count = 0; count < 7; count += 1)
    mailer.send({ to: 'asha@example.in', subject: 'Reset', text: '' });
  await mailer.settle(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { mails: 7 },
    'mails were not sent before the process stopped',
  );
  for (const socket of sockets) socket.destroy();
  silent.close();
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
