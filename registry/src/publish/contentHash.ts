import { createHash } from 'node:crypto';
import type { ReleaseContent } from './releaseContent';

/** Content whose manifest is JSON of any version of its schema. */
export interface HashedContent extends Omit<ReleaseContent, 'manifest'> {
  manifest: object;
}

/** Fields that differ between two builds of the same sources, such as on another machine, or that the registry adds. */
const NOT_HASHED = ['builtAt', 'testedBy', 'provenance', 'sources'];

/** SHA-256 of the content, hexadecimal: all of it but the time when it was built and the place of its smoke test. Pure. */
export function contentHash({ manifest, files, code }: HashedContent): string {
  const described = Object.entries(manifest).filter(([key]) => !NOT_HASHED.includes(key));
  const hash = createHash('sha256')
    .update(canonicalJson(Object.fromEntries(described)))
    .update('\0');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  const { html = '', types, worker } = code;
  hash.update(html);
  if (types !== undefined) hash.update('\0types\0').update(types);
  if (worker !== undefined) hash.update('\0worker\0').update(worker);
  return hash.digest('hex');
}

/** JSON in which the order of an object's keys makes no difference. */
function canonicalJson(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
