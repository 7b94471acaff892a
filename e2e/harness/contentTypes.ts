import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
};

/** The content type of a file of the site; pages have no ending. */
export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? 'text/html';
}
