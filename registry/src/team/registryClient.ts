/** The registry as a team's commands reach it: over HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ARCHIVE_TYPE, STATEMENT_HEADER } from '../archive/format';
import { declarations, type Declarations } from '../contract-types/declarations';
import type { Pages } from '../history/serveComposition';
import {
  healthReply,
  keptSwitch,
  liveContract,
  liveShell,
  previewReply,
  publishReply,
  releaseRow,
  sentFiles,
  switchReply,
  unknownRoute,
  type HealthReply,
  type PastSwitch,
  type LiveContract,
  type PreviewReply,
  type PublishReply,
  type ReleaseRow,
  type SwitchReply,
} from '../service/contract';
import { messageOf } from '../messageOf';
import type { SwitchRequest } from '../service/switchRequest';
import type { BuiltShell } from '../smoke-test/tested';
import { UserError } from '../userError';
import { send, SilenceError, type Received, type Request } from './send';

const problemReply = z.object({ problem: z.string(), repeated: z.literal(true).optional() });

/** Waits between attempts while the registry does not answer, in ms. */
const PAUSES_MS = [500, 2_000];

/**
 * Limits of the registry's silence, in ms: longer than the 60 s after which `deploy/registry.conf` asks another
 * process; for a switch, which takes the longest, longer than three of them have.
 */
const SILENCE_MS = { call: 70_000, switch: 200_000 };

type Ask = SwitchRequest extends infer One
  ? One extends SwitchRequest
    ? Omit<One, 'request' | 'sentAt'>
    : never
  : never;

export interface RegistryClient {
  contract: () => Promise<LiveContract>;
  /** The declarations of the live shell. */
  types: () => Promise<Declarations>;
  /** The live shell, for a smoke test; undefined where the registry is too old to give it. */
  shell: () => Promise<BuiltShell | undefined>;
  releases: (remote: string) => Promise<ReleaseRow[]>;
  publish: (ref: { remote: string; id: string }, archive: Buffer, statement: string) => Promise<PublishReply>;
  /** Undefined when an attempt had succeeded whose reply was lost. */
  switchTo: (asked: Ask) => Promise<SwitchReply | undefined>;
  /** The compositions of the last 90 days, oldest first; for the team of the remote. */
  history: (remote: string) => Promise<PastSwitch[]>;
  /** The failures of the remote in browsers; undefined where the registry is too old to give them. */
  health: (remote: string) => Promise<HealthReply | undefined>;
  /** The pages of one of them. */
  pages: (remote: string, composition: string) => Promise<Pages>;
  preview: (asked: { remote: string; release: string; days?: number }) => Promise<PreviewReply>;
}

/** Makes a client. Its functions throw a UserError with the registry's words, or when it does not answer. */
export function registryClient(address: string, token: () => Promise<string>): RegistryClient {
  const parsed = <Reply>(schema: z.ZodType<Reply>, reply: unknown): Reply => {
    const { success, data } = schema.safeParse(reply);
    if (success) return data;
    throw isNoRegistry(address);
  };
  const authorized = async () => ({ authorization: `Bearer ${await token()}` });
  const ask = async (path: string) => call(address, path, { headers: await authorized() });
  const json = async (body: object): Promise<Request> => ({
    method: 'POST',
    headers: { ...(await authorized()), 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
  return {
    contract: async () => parsed(liveContract, await call(address, '/contract')),
    types: async () => parsed(declarations, await call(address, '/contract/types')),
    shell: async () => {
      const reply = await unlessOlder(call(address, '/contract/shell'));
      if (reply === undefined) return undefined;
      const { manifest, files } = parsed(liveShell, reply);
      return { manifest, files: decoded(files) };
    },
    releases: async (remote) => parsed(z.array(releaseRow), await call(address, `/releases/${remote}`)),
    publish: async ({ remote, id }, archive, statement) => {
      const headers = {
        ...(await authorized()),
        'content-type': ARCHIVE_TYPE,
        [STATEMENT_HEADER]: statement,
      };
      const body = new Uint8Array(archive);
      const reply = await call(address, `/releases/${remote}/${id}`, { method: 'PUT', headers, body });
      return parsed(publishReply, reply);
    },
    switchTo: async (asked) => {
      const request = { ...asked, request: randomUUID(), sentAt: new Date().toISOString() };
      const reply = await call(address, '/compositions', await json(request), SILENCE_MS.switch);
      return reply === REPEATED ? undefined : parsed(switchReply, reply);
    },
    history: async (remote) => parsed(z.array(keptSwitch), await ask(`/compositions?remote=${remote}`)),
    health: async (remote) => {
      const reply = await unlessOlder(ask(`/health?remote=${remote}`));
      return reply === undefined ? undefined : parsed(healthReply, reply);
    },
    pages: async (remote, id) =>
      decoded(parsed(sentFiles, await ask(`/compositions/${id}/pages?remote=${remote}`))),
    preview: async (asked) => parsed(previewReply, await call(address, '/previews', await json(asked))),
  };
}

function decoded(files: z.infer<typeof sentFiles>): Map<string, Buffer> {
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content, 'base64')]));
}

/** The registry itself has no such route: it is older than this command. */
class UnknownRouteError extends UserError {}

/** A reply, or undefined where the registry is too old for the request. Other errors are not caught. */
async function unlessOlder(reply: Promise<unknown>): Promise<unknown> {
  return reply.catch((error: unknown) => {
    if (error instanceof UnknownRouteError) return undefined;
    throw error;
  });
}

/** An earlier attempt was carried out. */
const REPEATED = Symbol('repeated');

/** A request with a body may have been carried out, its reply lost. */
const UNKNOWN = 'It may have carried out the request: see what is live before you try again.';

const CHECK_ADDRESS =
  'Check the network, and the address in package.json or REELRUPEE_REGISTRY; then try again.';

/** Every request is safe to repeat: releases are immutable, and a switch carries its own id. */
async function call(
  address: string,
  path: string,
  request: Request = {},
  silenceMs = SILENCE_MS.call,
): Promise<unknown> {
  const attempt = () => send(address + path, request, silenceMs);
  for (const pause of PAUSES_MS) {
    const reply = await attempt().catch((error: unknown) => {
      // Somebody waits: one silence is long enough.
      if (error instanceof SilenceError) throw noReply(address, request, error);
    });
    if (reply && reply.status < 500) return read(address, path, request, reply);
    await wait(pause);
  }
  const last = await attempt().catch((error: unknown) => {
    throw noReply(address, request, error);
  });
  return read(address, path, request, last);
}

function noReply(address: string, { method }: Request, error: unknown): UserError {
  return new UserError(
    `The registry at ${address} does not answer: ${reasonOf(error)}.`,
    method ? UNKNOWN : CHECK_ADDRESS,
  );
}

function read(address: string, path: string, { method }: Request, { status, body }: Received): unknown {
  if (status >= 200 && status < 300) return body;
  const { data } = problemReply.safeParse(body);
  if (data?.repeated) return REPEATED;
  if (!data && status < 500) throw isNoRegistry(address, status);
  if (status === 404 && data?.problem === unknownRoute(method ?? 'GET', path))
    throw new UnknownRouteError(
      data.problem,
      'It is older than this command: ask its operator to update it.',
    );
  const unexplained = `The registry at ${address} answered with status ${status}.`;
  const [problem = '', ...remedy] = (data?.problem ?? unexplained).split('\n');
  throw new UserError(problem, remedy.join('\n') || 'Try again later.');
}

/** The error for replies of another server, such as the site or a proxy, or of a registry of another version. */
function isNoRegistry(address: string, status?: number): UserError {
  return status === undefined
    ? new UserError(
        `${address} does not answer as a registry does.`,
        'Correct its address, which is in package.json or REELRUPEE_REGISTRY; or use another version of @reelrupee/federation.',
      )
    : new UserError(
        `${address} does not answer as a registry does: status ${status}.`,
        'Correct its address, which is in package.json or REELRUPEE_REGISTRY; or ask who runs the proxy in front of it.',
      );
}

function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  return messageOf(cause instanceof Error ? cause : error);
}
