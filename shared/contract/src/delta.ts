/**
 * Names of deltas: a file of a release, compressed with an earlier version of it as dictionary (RFC 9842, `dcz`). The
 * release command writes them, servers send them to browsers that have the earlier version.
 */

/** Path of the delta of a file against a dictionary, which is named by its SHA-256 in base64. */
export function deltaPath(path: string, dictionary: string): string {
  return `${path}.${dictionary.replaceAll('/', '_')}.dcz`;
}

/** The dictionary that a browser has, in base64: `Available-Dictionary` is a byte sequence between colons. Pure. */
export function availableDictionary(header: string | undefined): string | undefined {
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(header ?? '')?.[1];
}

/**
 * `Use-As-Dictionary` of a release's file: the same file of every other release may be sent as a delta to it. Undefined
 * for files that have no deltas. Pure.
 */
export function dictionaryRule(path: string): string | undefined {
  const [, name, file] = /^\/([^/]+)\/[^/]+\/(.+\.(?:js|css))$/.exec(path) ?? [];
  return name && file ? `match="/${name}/*/${file}"` : undefined;
}
