/** A static host with injected faults, and a provider that only records reports, for the fault matrix. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { contentTypeOf } from '../../harness/contentTypes';
import { formOf } from '../../harness/formOf';
import { pageOf, pageWith } from './site';
import type { Variant } from './variant';

/** Response of an address instead of its file. `slow` responds when the test says so. */
export type InjectedFault = 'status 404' | 'status 500' | 'silence' | 'slow' | 'half' | 'html' | 'changed';

/** A report that the shell sent to reportClientError. */
export interface Report {
  kind: string;
  remote: string;
  release: string;
  composition: string;
}

export interface FaultServerOptions {
  siteDir: string;
  /** Headers of every response, such as CORS. */
  headers?: Record<string, string>;
}

export interface FaultServer {
  url: string;
  /** Live composition instead of the site's own. */
  composition?: Composition | undefined;
  reports: Report[];
  /** Serves a variant's files below its release's folder. */
  serve: (variant: Variant) => void;
  /** Injects a fault into addresses that contain a text; `undefined` removes it. */
  misbehave: (part: string, how: InjectedFault | undefined) => void;
  /** Sends the slow responses, and responds normally from then on. */
  answerSlow: () => void;
  stop: () => Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startFaultServer({ siteDir, headers = {} }: FaultServerOptions): Promise<FaultServer> {
  const overlay = new Map<string, string>();
  const faults = new Map<string, InjectedFault>();
  const slow: (() => void)[] = [];
  const state: FaultServer = {
    url: '',
    reports: [],
    serve: ({ remote, release, files }) => {
      for (const [path, text] of files) overlay.set(`/${remote}/${release.id}/${path}`, text);
    },
    misbehave: (part, how) => {
      if (how) faults.set(part, how);
      else for (const known of faults.keys()) if (known.includes(part)) faults.delete(known);
    },
    answerSlow: () => {
      for (const [part, how] of faults) if (how === 'slow') faults.delete(part);
      for (const answer of slow.splice(0)) answer();
    },
    stop: () => server.stop(),
  };
  const server = await startLocalServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method === 'POST') void answerAction(request, response, state.reports);
    else answerFile(request, response, { siteDir, overlay, faults, slow, state });
  });
  state.url = server.url;
  return state;
}

interface Place {
  siteDir: string;
  overlay: Map<string, string>;
  faults: Map<string, InjectedFault>;
  slow: (() => void)[];
  state: FaultServer;
}

function answerFile({ url = '/' }: IncomingMessage, response: ServerResponse, place: Place): void {
  const { pathname } = new URL(url, 'http://site');
  const content = contentOf(pathname, place);
  const type = contentTypeOf(pathname);
  const fault = [...place.faults].find(([part]) => pathname.includes(part))?.[1];
  switch (fault) {
    case undefined:
      return send(response, content === undefined ? 404 : 200, type, content ?? '');
    case 'status 404':
      return send(response, 404, 'text/plain', 'Not found');
    case 'status 500':
      return send(response, 500, 'text/plain', 'Broken');
    case 'silence':
      return;
    case 'slow':
      place.slow.push(() => send(response, 200, type, content ?? ''));
      return;
    case 'half':
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content ?? '') });
      response.write((content ?? '').slice(0, (content ?? '').length / 2));
      setTimeout(() => response.destroy(), 50);
      return;
    case 'html':
      return send(response, 200, 'text/html', htmlOf(pathname, place));
    case 'changed':
      return send(response, 200, type, `${content ?? ''}\n/* changed on the way */`);
  }
}

function contentOf(pathname: string, place: Place): string | undefined {
  const { siteDir, overlay, state } = place;
  const file = join(siteDir, pathname);
  if (extname(pathname) === '') return htmlOf(pathname, place);
  if (pathname === '/composition.json' && state.composition) return JSON.stringify(state.composition);
  return (
    overlay.get(pathname) ??
    (existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined)
  );
}

function htmlOf(pathname: string, { siteDir, state }: Place): string {
  return state.composition ? pageWith(siteDir, pathname, state.composition) : pageOf(siteDir, pathname);
}

function send(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': type });
  response.end(content);
}

/** Stores reports. Every other call fails, and screens show their own error messages. */
async function answerAction(
  request: IncomingMessage,
  response: ServerResponse,
  reports: Report[],
): Promise<void> {
  const { kind = '', remote = '', release = '', composition = '' } = await formOf(request);
  if (request.url === '/reportClientError') reports.push({ kind, remote, release, composition });
  send(response, 200, 'application/json', JSON.stringify({ code: 500, msg: 'Out of order', data: null }));
}
