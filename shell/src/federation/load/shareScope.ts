/** The modules that exist once in the page. The shell provides them all; remotes only take. */

/** Gives a module's exports, once its code is there. */
export type Factory = () => unknown;

export interface SharedModule {
  get: () => Promise<Factory>;
  /** The build that provides it. */
  from: string;
  /** Its code is in the page. */
  loaded: boolean;
}

/** By name, then by version: the shape that containers are initialised with. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The page's one share scope. */
export const shareScope: ShareScope = {};

/** Provides a module. */
export function provideShared(
  name: string,
  version: string,
  from: string,
  get: () => Promise<Factory>,
): void {
  (shareScope[name] ??= {})[version] = { get, from, loaded: false };
}

/** Takes a module. Rejects when nobody provides it, or when its code cannot be fetched. */
export async function takeShared(name: string): Promise<Factory> {
  const [module] = Object.values(shareScope[name] ?? {});
  if (!module) throw new Error(`Nobody provides the shared module ${name}.`);
  const factory = await module.get();
  module.loaded = true;
  return factory;
}
