/** The types that the platform, the components and the contract offer, as they were when a release was built. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const declarations = z.object({
  /** Path of the declaration file of each module: `@reelrupee/platform` is `platform/src/index.d.ts`. */
  modules: z.record(z.string(), z.string()),
  /** Text of each declaration file, by path. */
  files: z.record(z.string(), z.string()),
});
export type Declarations = z.infer<typeof declarations>;

/** The types of a release, kept with it: what it offers or was built against, and how a remote uses it. */
const releaseTypes = z.object({
  declarations,
  /** The sources of a remote by path in its folder; empty for a shell. */
  sources: z.record(z.string(), z.string()),
});
export type ReleaseTypes = z.infer<typeof releaseTypes>;

/** The identity of declarations: equal text gives an equal hash. */
export function declarationsHash({ modules, files }: Declarations): string {
  const sorted = [modules, files].map((record) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
}

/** Reads the types kept with a release. Throws when the text has another form. */
export function parseReleaseTypes(json: string): ReleaseTypes {
  return releaseTypes.parse(JSON.parse(json));
}
