import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildImage,
  canBuildImages,
  type ContainerImage,
  DOCKERFILE,
} from '../../../deploy/testing/containerImage';
import { freePort } from '../../../deploy/testing/ports';
import { call } from '../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';

/** The build installs the packages of the workspace from their registry. */
const BUILD_MS = 20 * 60 * 1000;

/** The list of words after an instruction of the Dockerfile. */
function wordsOf(instruction: RegExp): string[] {
  return JSON.parse(instruction.exec(DOCKERFILE)?.[1] ?? '[]') as string[];
}

describe.skipIf(!canBuildImages())('the image of the Dockerfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-image-'));
  let image: ContainerImage;
  let pack: FixturePack;
  const started: ChildProcess[] = [];
  beforeAll(() => {
    pack = fixturePack(12);
    // The container's user reads it.
    chmodSync(pack.directory, 0o755);
    image = buildImage(folder);
  }, BUILD_MS);
  afterAll(async () => {
    await Promise.all(started.map((child) => stop(child)));
    pack.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'serves calls as its own user, and passes its health check',
    async () => {
      const port = String(await freePort());
      const settings = ['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'];
      const media = ['--volume', `${pack.directory}:/media:ro`];
      const server = image.run([...settings, ...media], wordsOf(/^CMD (\[.*\])$/m));
      started.push(server);
      expect(await outputUntil(server, /ReelRupee is running: /)).toContain(
        'password in /data/first-administrator',
      );
      const url = `http://127.0.0.1:${port}`;
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', engine: 'pglite' });
      expect(await call(url, 'getPlan', {})).toMatchObject({ code: 200 });
      const check = wordsOf(/^HEALTHCHECK .*CMD \\\n\s*(\[.*\])$/m).map((word) => word.replace('3000', port));
      expect(check).toHaveLength(3);
      expect(await exitCode(image.run([], check))).toBe(0);
      expect(await exitCode(image.run([], ['node', '-e', 'process.exit(process.getuid())']))).toBe(
        1000 % 256,
      );
    },
    BUILD_MS,
  );
});

function outputUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const add = (text: Buffer) => {
      output += String(text);
      if (pattern.test(output)) resolve(output);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.once('exit', () => reject(new Error(`It ended: ${output}`)));
  });
}

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve));

function stop(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return exitCode(child);
}
