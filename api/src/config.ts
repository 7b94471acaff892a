/** All settings of the provider, read from the environment and validated once. */
import { createECDH } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { misspelled } from './misspelled';
import { trustProxy } from './trustProxy';
import { UserError } from './userError';

/** The repository's root: this file is in api/src/, its bundle in api/dist/. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Longer ones exceed what PostgreSQL takes for a limit derived from them. */
const HOUR_MS = 60 * 60 * 1000;

const number = z.coerce.number<string>('must be a number').int('must be a whole number');
const port = number.min(0, 'must be 0 or more').max(65_535, 'must be at most 65535');
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
const count = (smallest: number) => number.min(smallest, `must be ${smallest} or more`);
const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be origins such as https://site.example.in, without a path or a slash at the end',
  );
/** `localhost:3000` is a URL too, whose scheme is `localhost`. */
const httpUrl = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });
/** The address of a server, with user and password where it asks for them. */
const serverUrl = (scheme: RegExp, reason: string) =>
  z
    .string()
    .regex(scheme, reason)
    .refine(
      (text) => URL.canParse(text) && canDecode(new URL(text).password),
      'is not a URL: special characters in its password must be percent-encoded, and the port is at most 65535',
    );
/** Relative to the folder that the server is started in. */
const folder = z.string().transform((path) => resolve(path));
const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));

const environment = z.object({
  /** Port to listen on; 0 picks a free one. */
  PORT: port.default(3000),
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Directory of the embedded database. */
  DATA_DIR: folder.default(join(ROOT, 'data')),
  /** PostgreSQL to use instead of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  /** Size of the PostgreSQL connection pool. */
  DATABASE_POOL_SIZE: count(1).default(10),
  /** Longest wait for the reply to a query on PostgreSQL, in ms; statements and locks have shorter ones. */
  DATABASE_TIMEOUT_MS: count(100).max(HOUR_MS, `must be at most ${HOUR_MS}`).default(4000),
  /** Migrates the schema at start; off where migrating is a step of its own, node migrate.js. */
  MIGRATE_ON_START: flag.default(true),
  /** Redis in which several servers share their rate limits. */
  REDIS_URL: serverUrl(/^rediss?:\/\//, 'must start with redis:// or rediss://').optional(),
  /** The built site to serve; without it the server answers actions and media only. */
  SITE_DIR: folder.optional(),
  /** The rendered reels, with their index.json. */
  MEDIA_DIR: folder.default(join(ROOT, 'media', 'pack')),
  /** Log level; by default info (each call) in production, else warn. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Google client id: the audience that access tokens must have. Google sign-in is off without it. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Google's userinfo endpoint. */
  GOOGLE_USERINFO_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/userinfo'),
  /** Google's endpoint that states an access token's audience. */
  GOOGLE_TOKENINFO_URL: httpUrl.default('https://oauth2.googleapis.com/tokeninfo'),
  /** Proxies whose X-Forwarded-For is trusted: how many they are, their addresses, or false. */
  TRUST_PROXY: trustProxy.default(false),
  /** Origins of a site that is served from another host, separated by commas. */
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  /** Calls per minute and address; 0 turns the limit off. */
  RATE_LIMIT_PER_MINUTE: count(0).default(1200),
  /** Sign-ins and sign-ups per minute and address; 0 turns the limit off. */
  SIGN_IN_LIMIT_PER_MINUTE: count(0).default(60),
  /**
   * Browsers of one network whose reports count for a release and kind in a day; 0 turns the limit off. Three failures
   * are enough to withdraw a canary, so one network alone has two.
   */
  REPORTS_PER_NETWORK: count(0).default(2),
  /** Memory for request bodies that are being read or handled, in MB; calls beyond it are asked to try again. */
  BODY_MEMORY_MB: count(16).default(32),
  /** Calls are rejected while the event loop lags by more than this, in ms; 0 turns the limit off. */
  MAX_LAG_MS: count(0).default(3000),
  /** Calls and starts are refused while the clock differs from the database's by more, in seconds; 0 turns it off. */
  MAX_CLOCK_OFFSET_SECONDS: count(0).default(30),
  /** Smallest withdrawal, in rupees. */
  MIN_WITHDRAWAL: count(1).default(1),
  /** Withdrawals of one user that may be pending at once. */
  MAX_OPEN_WITHDRAWALS: count(1).default(10),
  /** Payouts above this amount in rupees take two administrators; 0 turns the rule off. */
  TWO_PERSON_PAYOUT_ABOVE: count(0).default(10_000),
  /** Largest adjustment of a user's balance that can be proposed, in rupees. */
  MAX_ADJUSTMENT: count(1).default(10_000),
  /** Checks of payouts for farms of accounts: off, shadow (recorded only) or enforce (held until a person decides). */
  RISK_MODE: z.enum(['off', 'shadow', 'enforce']).default('shadow'),
  /** Tells reels that are claimed without fetching media; only where this process serves the media itself. */
  MEDIA_SIGNAL: flag.default(false),
  /** Accounts opened per hour from one network (/24 or /48); 0 turns the limit off. */
  SIGN_UPS_PER_NETWORK: count(0).default(300),
  /** SMTP server for links to users: smtp:// or smtps://, with user and password. Without it operators issue codes. */
  SMTP_URL: serverUrl(/^smtps?:\/\//, 'must start with smtp:// or smtps://').optional(),
  /** Sender of mail: an address, or a name with one. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, such as ReelRupee <no-reply@reelrupee.example>',
    )
    .optional(),
  /** Address of the site, for links in mail. */
  SITE_URL: httpUrl.optional(),
  /** Hosts of the push services that reminders are sent by; `*.` allows every host below a domain. */
  PUSH_HOSTS: list.default([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '*.notify.windows.com',
    'web.push.apple.com',
  ]),
  /** Key pair by which push services know this provider, base64url; without it one is kept in the database. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')
    .optional(),
  /** Name of the product in previews of links, as in the site's config.json. */
  PRODUCT_NAME: z.string().min(1).default('ReelRupee'),
  /** Address of an OpenTelemetry collector, for traces by OTLP over HTTP; off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Email of the first administrator. */
  ADMIN_EMAIL: z.email().default('admin@reelrupee.local'),
  /** Bearer token for /metrics; without one only direct requests from this machine are answered. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Serves the API reference at /docs; on unless NODE_ENV is production. */
  DOCS: flag.optional(),
  /** First administrator's password; without it a random one is made. */
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  /** Other values are refused: `prod` would print secrets to a stored log. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
});

/** The settings with defaults that depend on other settings. */
const settings = environment
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'needs VAPID_PRIVATE_KEY, and the other way round',
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'is not the private key of VAPID_PUBLIC_KEY',
  })
  .refine(({ NODE_ENV, SMTP_URL, SITE_URL }) => NODE_ENV !== 'production' || !SMTP_URL || SITE_URL, {
    path: ['SITE_URL'],
    message: 'must be set where SMTP_URL is: links in mail lead to it',
  })
  .refine(({ NODE_ENV, SMTP_URL, MAIL_FROM }) => NODE_ENV !== 'production' || !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'must be set where SMTP_URL is: mail of a domain that does not exist is refused',
  })
  .transform(({ DOCS, LOG_LEVEL, NODE_ENV, SITE_URL, MAIL_FROM, ...others }) => ({
    ...others,
    MAIL_FROM: MAIL_FROM ?? 'ReelRupee <no-reply@reelrupee.local>',
    SITE_URL: SITE_URL ?? 'http://localhost:3000',
    /** The log is stored and shipped, so no secret is printed. */
    isProduction: NODE_ENV === 'production',
    DOCS: DOCS ?? NODE_ENV !== 'production',
    LOG_LEVEL: LOG_LEVEL ?? (NODE_ENV === 'production' ? 'info' : 'warn'),
  }));

export type Config = z.output<typeof settings>;

/** Reads the settings. Throws a UserError that names the invalid ones. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const unknown = misspelled(
    given.map(([name]) => name),
    Object.keys(environment.shape),
  ).map(([name, meant]) => `${name}: there is ${meant}, and no setting of this name`);
  const result = settings.safeParse(Object.fromEntries(given));
  if (result.success && unknown.length === 0) return result.data;
  const invalid = (result.error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)}: ${message}`,
  );
  throw new UserError(`Invalid settings. ${[...unknown, ...invalid].join('; ')}.`);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** True if one is unset: the other is refused for it. */
function isKeyPair(publicKey = '', privateKey = ''): boolean {
  if (!publicKey || !privateKey) return true;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
