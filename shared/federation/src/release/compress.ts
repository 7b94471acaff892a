/** Compressed twins of a release's files, made once, so that a static host can serve them as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Worth compressing; images and fonts are compressed already. */
export const COMPRESSIBLE = /\.(js|css|svg|json|html)$/;

/** Writes `file.br` and `file.gz` beside each of the files. */
export async function compressFiles(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        for (const [twin, content] of await twinsOf(file, readFileSync(file))) writeFileSync(twin, content);
      }),
  );
}

/** The compressed twins of a file's content, by their names. */
export async function twinsOf(file: string, content: Buffer): Promise<Map<string, Buffer>> {
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  return new Map([
    [`${file}.br`, await brotli(content, options)],
    [`${file}.gz`, await gz(content, { level: 9 })],
  ]);
}
