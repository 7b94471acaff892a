/** Queries: the actions for visitors and users that only read. A page makes them before the screen that shows them asks. */
import { ACTION_NAMES, isActionName } from './actionNames';
import type { ActionName } from './actions';

export type QueryName = Extract<ActionName, `get${string}`>;

export const QUERY_NAMES = ACTION_NAMES.filter(isQueryName);

/** True if an action of this name only reads; false for the actions of administrators. */
export function isQueryName(name: string): name is QueryName {
  return name.startsWith('get') && isActionName(name);
}
