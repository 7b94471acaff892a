import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './logOptions';

/** The line of the log for these fields. */
function lineOf(fields: object): unknown {
  const stream = new PassThrough();
  pino(logOptions('info'), stream).info(fields);
  return JSON.parse(String(stream.read()));
}

it('has the code of an error, such as that of a mail that could not be sent', () => {
  expect(lineOf({ err: { code: 'EAUTH' } })).toMatchObject({ err: { code: 'EAUTH' } });
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(lineOf({ err: refused })).toMatchObject({ err: { message: 'connect', code: 'ECONNREFUSED' } });
});

it('has no password, token or code of a call', () => {
  const secrets = {
    password: 's',
    cPassword: 's',
    currentPassword: 's',
    token: 's',
    accessToken: 's',
    code: 's',
  };
  const hidden = Object.fromEntries(Object.keys(secrets).map((name) => [name, '[redacted]']));
  expect(lineOf({ payload: secrets })).toMatchObject({ payload: hidden });
});
