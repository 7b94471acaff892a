import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config';
import { UserError } from './userError';

it('has defaults for all settings', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, LOG_LEVEL: 'warn', CORS_ORIGINS: [], DOCS: true });
  expect(readConfig({ SMTP_URL: 'smtp://localhost' })).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    MAIL_FROM: 'ReelRupee <no-reply@reelrupee.local>',
  });
});

it.each(['no-reply@site.in', 'ReelRupee <no-reply@site.in>', '<no-reply@site.in>'])(
  'takes %s as the sender of mail in production',
  (sender) => {
    const mail = { SMTP_URL: 'smtps://mail.in', SITE_URL: 'https://site.in', MAIL_FROM: sender };
    expect(readConfig({ ...mail, NODE_ENV: 'production' }).MAIL_FROM).toBe(sender);
  },
);

it.each(['', ' ', '\t'])('takes the default for the value %j', (blank) => {
  const { TWO_PERSON_PAYOUT_ABOVE, PORT } = readConfig({ TWO_PERSON_PAYOUT_ABOVE: blank, PORT: blank });
  expect({ TWO_PERSON_PAYOUT_ABOVE, PORT }).toEqual({ TWO_PERSON_PAYOUT_ABOVE: 10_000, PORT: 3000 });
});

it('finds folders from the one that the server is started in', () => {
  const { SITE_DIR, MEDIA_DIR } = readConfig({ SITE_DIR: 'dist/site', MEDIA_DIR: '/srv/media' });
  expect([SITE_DIR, MEDIA_DIR]).toEqual([join(process.cwd(), 'dist/site'), '/srv/media']);
});

it('treats an empty value as unset, and splits lists at commas', () => {
  const config = readConfig({
    DATABASE_URL: '',
    CORS_ORIGINS: 'https://a.in, https://b.in',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({
    CORS_ORIGINS: ['https://a.in', 'https://b.in'],
    DOCS: false,
    LOG_LEVEL: 'info',
  });
  expect(config.DATABASE_URL).toBeUndefined();
});

it.each([
  ['1', 1],
  ['false', false],
  ['0', false],
  ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('trusts the proxies %s', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
});

it.each([
  [{ PORT: '70000' }, /PORT: must be at most 65535/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: /],
  [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL: must start with redis:\/\//],
  [{ REDIS_URL: 'redis://localhost:99999' }, /REDIS_URL: is not a URL/],
  [{ REDIS_URL: 'redis://:50%off@localhost' }, /REDIS_URL: is not a URL.*percent-encoded/],
  [{ SMTP_URL: 'smtp:// mail.in' }, /SMTP_URL: is not a URL/],
  [
    { VAPID_PUBLIC_KEY: 'A'.repeat(87), VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    /VAPID_PRIVATE_KEY: is not the private key of VAPID_PUBLIC_KEY/,
  ],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: /],
  [{ PORT: 'x', MAX_LAG_MS: '-1' }, /PORT: must be a number; MAX_LAG_MS: must be 0 or more/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY: .*true would let anyone choose the address/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY: must be the number of proxies/],
  [{ TRUST_PROXY: 'nginx' }, /TRUST_PROXY: /],
  [{ CORS_ORIGINS: 'https://a.in/' }, /CORS_ORIGINS: must be origins/],
  [{ CORS_ORIGINS: 'https://a.in,*' }, /CORS_ORIGINS: must be origins/],
  [{ SITE_URL: 'localhost:3000' }, /SITE_URL: must start with http:\/\/ or https:\/\//],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT: must start with http/],
  [{ SMTP_URL: 'smtps://mail.in', NODE_ENV: 'production' }, /SITE_URL: must be set where SMTP_URL is/],
  [{ SMTP_URL: 'smtps://mail.in', NODE_ENV: 'production' }, /MAIL_FROM: must be set where SMTP_URL is/],
  [
    { MAIL_FROM: 'ReelRupee' },
    /MAIL_FROM: must be an address, such as ReelRupee <no-reply@reelrupee.example>/,
  ],
  [{ NODE_ENV: 'prod' }, /^Invalid settings\. NODE_ENV: must be production, development or test\.$/],
  [{ DATABASE_TIMEOUT_MS: '1e15' }, /DATABASE_TIMEOUT_MS: must be at most 3600000/],
  [{ DATABASE_POOL_SIZE: '1.5' }, /DATABASE_POOL_SIZE: must be a whole number/],
])('says what is wrong with %o', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(UserError);
  expect(() => readConfig(variables)).toThrow(sentence);
});

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['MIGRATE_ONSTART', 'MIGRATE_ON_START'],
  ['SITE_URI', 'SITE_URL'],
])('refuses %s, which would otherwise be ignored', (name, meant) => {
  expect(() => readConfig({ [name]: '1' })).toThrow(`${name}: there is ${meant}`);
});

it('leaves the variables of other programs alone', () => {
  const others = ['HOSTNAME', 'HTTP_URL', 'BASE_URL', 'XDG_DATA_DIRS', 'PORT_HTTP', 'NODE_PATH', 'LOGNAME'];
  const releases = ['RELEASE_DATABASE_URL', 'REELRUPEE_ADMIN_EMAIL', 'REELRUPEE_ADMIN_PASSWORD', 'TMPDIR'];
  const variables = Object.fromEntries([...others, ...releases].map((name) => [name, '/x']));
  expect(readConfig(variables).PORT).toBe(3000);
});
