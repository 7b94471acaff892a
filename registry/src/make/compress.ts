/** Compressed twins of a release's files, made once, so that a static host can serve them as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { shellMode } from '@reelrupee/federation/presets/mode';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Worth compressing; images and fonts are compressed already. */
export const COMPRESSIBLE = /\.(js|css|svg|json|html)$/;

/** A site for development never goes over a network. */
const QUICK = 3;

/** Writes `file.br` and `file.gz` beside each of the files. */
export async function compressFiles(files: string[]): Promise<void> {
  const compressible = files.filter((file) => COMPRESSIBLE.test(file));
  const twins = await Promise.all(compressible.map((file) => twinsOf(file, readFileSync(file))));
  for (const [twin, content] of twins.flat()) writeFileSync(twin, content);
}

/** The compressed twins of a file's content, each with its name. */
export async function twinsOf(file: string, content: Buffer): Promise<[twin: string, content: Buffer][]> {
  const isQuick = shellMode() === 'development';
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
  };
  const level = isQuick ? QUICK : constants.Z_BEST_COMPRESSION;
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level })]);
  return [
    [`${file}.br`, br],
    [`${file}.gz`, gzipped],
  ];
}
