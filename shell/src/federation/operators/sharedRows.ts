import { instance } from '../runtime/instance';

export interface SharedRow {
  name: string;
  version: string;
  loaded: boolean;
}

/** Every version of every shared module in the page. */
export function sharedRows(): SharedRow[] {
  return Object.entries(instance.shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { loaded, lib }]) => ({
      name,
      version,
      loaded: Boolean(loaded ?? lib),
    })),
  );
}
