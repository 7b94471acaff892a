/** `remote.json`: what must be known of a remote without running any of its code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { REMOTE_NAME } from '../composition/remoteName';
import { PLATFORM_RANGE } from '../resolve/platformRange';
import { declaredRoute } from './routeSchema';

/** Routes of one remote: each has a page of its own, which every switch renders. The product's remotes have up to 3. */
export const MAX_ROUTES = 30;

/** The second of two routes with one path would decide about its title and skeleton, unnoticed. */
function mustBeOnce(routes: { path: string }[], context: z.RefinementCtx): void {
  for (const [index, { path }] of routes.entries()) {
    // The shell's router ignores case.
    const isSame = (route: { path: string }) => route.path.toLowerCase() === path.toLowerCase();
    if (routes.findIndex(isSame) === index) continue;
    context.addIssue({ code: 'custom', path: [index, 'path'], message: `${path} is a route already` });
  }
}

export const remoteManifestSchema = z.strictObject({
  $schema: z.string().optional().describe('The schema by which editors check this file.'),
  name: z
    .string()
    .regex(REMOTE_NAME, 'a remote is named mf-something, in lower case, with at most 64 characters')
    .describe('The name of the remote, such as mf-quiz.'),
  routes: z
    .array(declaredRoute)
    .min(1)
    .max(MAX_ROUTES)
    .superRefine(mustBeOnce)
    .describe('The screens: each is in remote.tsx under the same path.'),
  platform: z
    .string()
    .regex(PLATFORM_RANGE, 'a range of platform versions, such as "^1.0.0"')
    .describe(
      'The platform versions that the remote runs on, such as "^2.5.0": that version or a later 2.x.',
    ),
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** Reads and checks a remote's manifest. Throws an error that names the file and the field. */
export function readManifest(dir: string): RemoteManifest {
  const file = join(dir, 'remote.json');
  const parsed = remoteManifestSchema.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The content of a JSON file. Throws an error that names the file. */
export function readJson(file: string): unknown {
  try {
    // Editors on Windows may begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}`, { cause: error });
  }
}
