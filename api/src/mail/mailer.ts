import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { limitConcurrency } from '../limitConcurrency';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail by SMTP. */
export interface Mailer {
  /** False without SMTP settings; then an operator issues codes instead. */
  configured: boolean;
  /** Sends in the background, so that a reply's time tells nothing; errors are logged without the address. */
  send(mail: Mail): void;
  /** Mails of this process so far, for /metrics. */
  readonly counts: Readonly<Record<'sent' | 'failed', number>>;
  /** Waits until no mail is on its way, at most this long in ms, and logs how many are lost with the process. */
  settle(timeoutMs: number): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** Mails sent at once; the others wait. SMTP servers refuse a sender who opens hundreds of connections. */
const AT_ONCE = 5;

export function smtpMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Pick<Logger, 'error'>,
): Mailer {
  const counts = { sent: 0, failed: 0 };
  if (!SMTP_URL) return { configured: false, counts, send: () => undefined, settle: () => Promise.resolve() };
  const transport = createTransport(
    { url: SMTP_URL, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from: MAIL_FROM },
  );
  const limited = limitConcurrency(AT_ONCE);
  const sending = new Set<Promise<void>>();
  const deliver = async (mail: Mail) => {
    try {
      await limited(() => transport.sendMail(mail));
      counts.sent += 1;
    } catch (error) {
      counts.failed += 1;
      log.error({ err: { code: codeOf(error) } }, 'a mail could not be sent');
    }
  };
  return {
    configured: true,
    counts,
    send: (mail) => {
      const sent = deliver(mail).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    settle: async (timeoutMs) => {
      const timeout = new AbortController();
      await Promise.race([Promise.all(sending), wait(timeoutMs, undefined, timeout).catch(() => undefined)]);
      timeout.abort();
      if (sending.size > 0)
        log.error({ mails: sending.size }, 'mails were not sent before the process stopped');
    },
  };
}

/** The error's code alone: its message may name the recipient. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
