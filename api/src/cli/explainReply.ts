import { type ActionName, actions } from '@reelrupee/contract/actions';
import { ADMIN_ROLES } from '@reelrupee/contract/adminRoles';
import type { Envelope } from '@reelrupee/contract/envelope';
import { GENERAL_ERRORS } from '../action/generalErrors';
import { when } from './format';

/** An instant of a message, which the server writes in UTC. */
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * The message of a refused call, its times as they are in India, with the next step where the server's words, made for
 * users, have none.
 */
export function explainReply(name: ActionName, { msg, field }: Envelope<unknown>, url: string): string {
  if (msg === GENERAL_ERRORS.forbidden.msg) return `${msg} It takes ${rolesFor(name)}: ask an owner.`;
  if (msg === GENERAL_ERRORS.unexpected.msg)
    return `${msg} The server’s log says why, and ${url}/readyz if it reaches its database.`;
  const readable = msg.replaceAll(INSTANT, when);
  return field === undefined || msg.includes(field) ? readable : `${readable} (${field})`;
}

/** The roles that may call an action, such as “the role checker or owner”. */
function rolesFor(name: ActionName): string {
  const { role = 'viewer' } = actions[name];
  return `the role ${ADMIN_ROLES.slice(ADMIN_ROLES.indexOf(role)).join(' or ')}`;
}
