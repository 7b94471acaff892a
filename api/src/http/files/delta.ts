import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availableDictionary, deltaPath, dictionaryRule } from '@reelrupee/contract/delta';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Type of the file that a delta represents: the name of a delta does not show it. */
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Names a release's file as dictionary of later ones, and gives its delta to the version that the browser has. Undefined
 * when there is none: the file is then sent whole.
 */
export async function findDelta(
  siteDir: string,
  path: string,
  { headers }: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer | undefined> {
  const rule = dictionaryRule(path);
  if (rule === undefined) return undefined;
  response.header('Use-As-Dictionary', rule).header('Vary', 'Accept-Encoding, Available-Dictionary');
  const dictionary = availableDictionary(String(headers['available-dictionary'] ?? ''));
  if (dictionary === undefined || !/\bdcz\b/.test(String(headers['accept-encoding']))) return undefined;
  const delta = await readFile(join(siteDir, deltaPath(path, dictionary))).catch(() => undefined);
  if (delta) response.header('Content-Encoding', 'dcz').type(TYPES[path.split('.').at(-1) ?? ''] ?? '');
  return delta;
}
