import { instance } from '../runtime/instance';

export interface SharedRow {
  name: string;
  version: string;
  /** Name of the build that provides it. */
  from: string;
  loaded: boolean;
}

/** Every version of every shared module in the page. */
export function sharedRows(): SharedRow[] {
  return Object.entries(instance.shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
      name,
      version,
      from,
      loaded: Boolean(loaded ?? lib),
    })),
  );
}
