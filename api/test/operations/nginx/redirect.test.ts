import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, untilListening } from '../../../../deploy/testing/ports';
import { findServer } from '../../../src/testing/servers';

const NGINX = findServer('nginx');
const HOST = 'reels.example.in';

/** The server of docs/deploy.md that leads from port 80 to HTTPS, on another port. */
function redirectOn(port: number): string {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  const [line = ''] = /^server \{.*return 301.*\}/m.exec(text) ?? [];
  return line.replace('listen 80;', `listen 127.0.0.1:${port};`);
}

describe.skipIf(NGINX === null)('the redirect to HTTPS that docs/deploy.md names', () => {
  it('is given to visitors of the site next to the default site of Debian', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reelrupee-nginx-'));
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
       http { access_log off;
         ${redirectOn(port)}
         server { listen 127.0.0.1:${port} default_server; server_name _; return 200 'Welcome to nginx!'; } }`,
    );
    const nginx = spawn(NGINX ?? '', ['-c', file], { stdio: 'ignore' });
    await untilListening(port);
    const location = await new Promise((resolve, reject) => {
      const call = request(
        { port, host: '127.0.0.1', path: '/plan?a=1', headers: { host: HOST } },
        (reply) => {
          reply.resume();
          resolve(reply.headers.location);
        },
      );
      call.once('error', reject).end();
    });
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
    expect(location).toBe(`https://${HOST}/plan?a=1`);
  });
});
