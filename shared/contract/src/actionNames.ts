import { actions, type ActionName } from './actions';

/** The names of all actions, in the order of the action table. */
export const ACTION_NAMES = Object.keys(actions).filter(isActionName);

/** True if the action table has the name. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actions, name);
}
