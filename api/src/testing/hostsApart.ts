import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startNginx } from '../../../deploy/testing/nginx';
import { freePort } from '../../../deploy/testing/ports';
import { servedFolder } from '../../../deploy/testing/servedFolder';

/** The folder of a release in the site. */
export const RELEASE = 'mf-home/1.0.0-abc';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The origins of an installation whose site, provider and media have hosts of their own, with HTTPS. */
export interface HostsApart {
  site: string;
  api: string;
  media: string;
  /** A folder for the test's own files. */
  folder: string;
  /** The path of the certificate that the hosts share. */
  certificate: string;
  ask(url: string, method?: string, headers?: OutgoingHttpHeaders, body?: string | Buffer): Promise<Response>;
  /** Starts nginx before the providers at these addresses. */
  start(program: string, providers: readonly string[], mediaDir: string): void;
  stop(): void;
}

export async function hostsApart(): Promise<HostsApart> {
  const folder = servedFolder('reelrupee-nginx-');
  const [site, api, media] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
  const certificate = selfSigned(folder);
  const ca = readFileSync(certificate);
  let nginx: ReturnType<typeof startNginx> | undefined;
  return {
    site,
    api,
    media,
    folder,
    certificate,
    ask: (url, method = 'GET', headers = {}, body: string | Buffer = '') =>
      new Promise((resolve, reject) => {
        const call = request(url, { method, headers, ca }, (reply) => {
          text(reply).then(
            (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
            reject,
          );
        });
        call.once('error', reject).end(body);
      }),
    start: (program, providers, mediaDir) => {
      nginx = startNginx({
        program,
        folder,
        hosts: 'hosts-apart.conf',
        values: {
          SITE_LISTEN: `${new URL(site).host} ssl http2`,
          API_LISTEN: `${new URL(api).host} ssl`,
          MEDIA_LISTEN: `${new URL(media).host} ssl`,
          TLS_SETTINGS: `include ${folder}/includes/tls.conf;`,
          CERTIFICATE: certificate,
          KEY: join(folder, 'key.pem'),
          SITE_ROOT: builtSite(folder),
          MEDIA_ROOT: mediaDir,
          API_SERVERS: providers.map((url) => `server ${new URL(url).host};`).join(' '),
        },
      });
    },
    stop: () => {
      nginx?.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freeOrigin = async () => `https://127.0.0.1:${await freePort()}`;

/** A certificate for 127.0.0.1 and its key. */
function selfSigned(folder: string): string {
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  return certificate;
}

/** The files of a site that nginx tells apart. */
function builtSite(folder: string): string {
  const root = join(folder, 'site');
  mkdirSync(join(root, RELEASE), { recursive: true });
  mkdirSync(join(root, 'plan'));
  for (const page of ['index.html', 'plan/index.html']) writeFileSync(join(root, page), '<!doctype html>');
  writeFileSync(join(root, RELEASE, 'entry.js'), 'export {}');
  writeFileSync(join(root, RELEASE, 'entry.js.gz'), 'as gzip');
  writeFileSync(join(root, RELEASE, 'entry.js.br'), 'as brotli');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  return root;
}
