/** Options that the commands pass to the bundler's process through its environment. */

/** Port of a remote's development server, set by `npm run dev`. */
export const DEV_PORT = 'FEDERATION_DEV_PORT';
/** `reload` when the shell is a production build: the page reloads on changes, and state is lost. */
export const DEV_UPDATES = 'FEDERATION_DEV_UPDATES';
/** `development` builds a shell that keeps a screen's state when its code changes. */
export const SHELL_MODE = 'FEDERATION_SHELL_MODE';

/** Way in which a development server applies changes to the page. */
export type Updates = 'keep-state' | 'reload';

/** The requested development server, or undefined for a production build. */
export function devServerOptions(): { port: number; updates: Updates } | undefined {
  const port = Number(process.env[DEV_PORT] ?? NaN);
  const updates = process.env[DEV_UPDATES] === 'reload' ? 'reload' : 'keep-state';
  return Number.isNaN(port) ? undefined : { port, updates };
}

/** Build mode of the shell. */
export function shellMode(): 'production' | 'development' {
  return process.env[SHELL_MODE] === 'development' ? 'development' : 'production';
}

/** Environment variable with the build target. */
export const BUILD_TARGET = 'FEDERATION_BUILD_FOR';

/**
 * Build target of a package: the files that pages load, the code that prerenders them, or the shell's service worker.
 */
export type BuildTarget = 'page' | 'html' | 'worker';

/** The requested build target. */
export function buildTarget(): BuildTarget {
  const asked = process.env[BUILD_TARGET];
  return asked === 'html' || asked === 'worker' ? asked : 'page';
}

/** The id under which a release is built; the command that builds it sets it. */
export const RELEASE_ID = 'RELEASE_ID';

/** The id of the release being built. Throws when the bundler was started without the release command. */
export function buildId(): string {
  const id = process.env[RELEASE_ID];
  if (!id) throw new Error(`${RELEASE_ID} is not set: build with npm run release or npm run dev.`);
  return id;
}
