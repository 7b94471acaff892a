/** Serves the built site, a few media files and a provider, on one origin. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLocalServer } from '../../deploy/testing/localServer';
import { contentTypeOf } from '../harness/contentTypes';
import { formOf } from '../harness/formOf';
import { SITE_DIR } from '../harness/siteDir';
import type { Payload } from './specProvider';

/** Result of a call: a reply, or a text with an HTTP status. */
export type Reply = Record<string, unknown>;

/** Gives the reply to a call; null for an unknown action. */
export type ReplyToCall = (action: string, payload: Payload) => Reply | null;

export interface ProviderServer {
  url: string;
  /** Can be replaced at any time. */
  answer: ReplyToCall;
  /** Calls so far, oldest first; reports of the shell are not among them. */
  calls: { action: string; payload: Payload }[];
  /** Reports of the shell, by kind and message. */
  reports: Payload[];
  /** Requested addresses of files that do not exist. */
  missing: string[];
  /**
   * Resolves when calls have come since the first `before` ones, those of `actions` among them, all have their reply
   * and no further one follows.
   */
  untilQuiet: (before: number, actions?: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Calls of one screen follow each other within this time. */
const QUIET_MS = 25;
/** Far more than a busy machine needs. */
const LONGEST_WAIT_MS = 30_000;

const MEDIA_DIR = join(import.meta.dirname, '../reels/pack');

/** Starts the server on a free port of 127.0.0.1. */
export async function startProviderServer(answer: ReplyToCall): Promise<ProviderServer> {
  const state: ProviderServer = {
    url: '',
    answer,
    calls: [],
    reports: [],
    missing: [],
    untilQuiet: async (before, actions = []) => {
      const deadline = Date.now() + LONGEST_WAIT_MS;
      while (Date.now() < deadline) {
        const seen = state.calls.length;
        await wait(QUIET_MS);
        if (state.calls.length !== seen || running > 0) continue;
        const called = new Set(state.calls.slice(before).map(({ action }) => action));
        if (called.size > 0 && actions.every((action) => called.has(action))) return;
      }
    },
    stop: () => server.stop(),
  };
  let running = 0;
  const server = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (request.method === 'POST') {
      running += 1;
      response.on('close', () => (running -= 1));
      void answerCall(request, response, state);
    } else sendFile(decodeURIComponent(pathname), response, state);
  });
  state.url = server.url;
  return state;
}

/** No token: the shell still sends its reports. */
const NO_TOKEN = JSON.stringify({ code: 500, msg: '', data: null });

async function answerCall(request: IncomingMessage, response: ServerResponse, state: ProviderServer) {
  const action = (request.url ?? '').slice(1);
  const payload = await formOf(request);
  if (action === 'reportClientError') {
    state.reports.push(payload);
    return send(response, 200, JSON.stringify({ code: 200, msg: '', data: null }));
  }
  if (action === 'startPageView') return send(response, 200, NO_TOKEN);
  state.calls.push({ action, payload });
  const answer = state.answer(action, payload);
  if (answer === null) return send(response, 404, '');
  if ('text' in answer && typeof answer['text'] === 'string')
    return send(response, Number(answer['status']), answer['text']);
  return send(response, 200, JSON.stringify(answer));
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(text);
}

function sendFile(pathname: string, response: ServerResponse, { missing }: ProviderServer): void {
  const file = pathname.startsWith('/media/')
    ? join(MEDIA_DIR, pathname.slice('/media/'.length))
    : join(SITE_DIR, extname(pathname) === '' ? pageFile(pathname) : pathname);
  if (!existsSync(file) || !statSync(file).isFile()) {
    missing.push(pathname);
    response.writeHead(404);
    return void response.end();
  }
  const isRelease = /^\/(shell|mf-[a-z0-9-]+)\//.test(pathname);
  response.writeHead(200, {
    'Content-Type': contentTypeOf(file),
    'Content-Length': statSync(file).size,
    'Cache-Control': isRelease ? 'public, max-age=3600, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}

function pageFile(path: string): string {
  const own = join(path, 'index.html');
  return existsSync(join(SITE_DIR, own)) ? own : 'index.html';
}
