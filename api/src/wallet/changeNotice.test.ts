import { expect, it } from 'vitest';
import type { Mail } from '../mail/mailer';
import { notifyOldAddress } from './changeNotice';

function noticeOf(change: { email: boolean; payeeReplaced: boolean; isPending: boolean }): Mail {
  const sent: Mail[] = [];
  const mailer = {
    configured: true,
    counts: { sent: 0, failed: 0 },
    send: (mail: Mail) => void sent.push(mail),
    settle: () => Promise.resolve(),
  };
  notifyOldAddress({ email: 'asha@example.in', language: 'en' }, change, { mailer });
  const [mail, ...others] = sent;
  if (!mail || others.length > 0) throw new Error(`${sent.length} mails were sent.`);
  return mail;
}

it.each([
  [{ email: true, payeeReplaced: false, isPending: false }, 'Your email was changed'],
  [{ email: false, payeeReplaced: true, isPending: false }, 'Your payout details were changed'],
  [{ email: true, payeeReplaced: true, isPending: false }, 'Your email and payout details were changed'],
])('names all that a change of %j has changed', (change, subject) => {
  expect(noticeOf(change).subject).toBe(subject);
});

it('says that a new email counts once it is verified', () => {
  expect(noticeOf({ email: true, payeeReplaced: false, isPending: true }).text).toContain(
    'The new email counts once it is verified.',
  );
});
