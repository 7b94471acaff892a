import { spawn, spawnSync } from 'node:child_process';

/** Programs that the render needs, and the Debian package that brings each. */
const PACKAGES = {
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  chromium: 'chromium',
  festival: 'festival festlex-cmu festlex-poslex festvox-us-slt-hts',
} as const;

export type Tool = keyof typeof PACKAGES;

/** Path of a program; empty when it is not installed. */
export function pathOf(tool: Tool): string {
  return spawnSync('sh', ['-c', 'command -v "$0"', tool]).stdout.toString().trim();
}

/** Stops with a plain message when a program, the voice or a font is missing. */
export function requireTools(): void {
  for (const tool of Object.keys(PACKAGES) as Tool[]) {
    if (pathOf(tool) === '')
      throw new Error(`"${tool}" is missing. On Debian: apt-get install ${PACKAGES[tool]}`);
  }
  const voice = spawnSync('festival', [
    '-b',
    '(if (not (member "cmu_us_slt_arctic_hts" (mapcar string-append (voice.list)))) (exit 1))',
  ]);
  if (voice.status !== 0)
    throw new Error(
      'The voice cmu_us_slt_arctic_hts is missing. On Debian: apt-get install festvox-us-slt-hts',
    );
  const fonts = spawnSync('sh', [
    '-c',
    'command -v fc-list >/dev/null && fc-list : family',
  ]).stdout.toString();
  for (const [family, pkg] of [
    ['Inter Display', 'fonts-inter'],
    ['Noto Sans Devanagari', 'fonts-noto-core'],
  ] as const) {
    if (!fonts.includes(family))
      throw new Error(`The font "${family}" is missing. On Debian: apt-get install fontconfig ${pkg}`);
  }
}

/** Fixed options of a program, written as on a command line. */
export const words = (line: string): readonly string[] => line.trim().split(/\s+/);

/** Runs a program to its end at low priority; gives its stdout and stderr, or throws with the end of stderr. */
export function run(
  tool: Tool,
  args: readonly string[],
  feed?: AsyncIterable<Buffer>,
): Promise<{ out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '10', tool, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (d: Buffer) => {
      out += d.toString();
    });
    child.stderr.on('data', (d: Buffer) => {
      err += d.toString();
    });
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (codeNumber) => {
      if (codeNumber === 0) resolve({ out, err });
      else reject(new Error(`${tool} ended with ${codeNumber}:\n${err.slice(-1500)}`));
    });
    void pump(child.stdin, feed).catch(reject);
  });
}

/** Writes a stream of buffers to a program, waiting while its pipe is full. */
async function pump(to: NodeJS.WritableStream, feed?: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of feed ?? []) {
    if (!to.write(chunk)) await new Promise((go) => to.once('drain', go));
  }
  to.end();
}
