import { type ActionName, actions } from '@reelrupee/contract/actions';
import { ADMIN_ROLES } from '@reelrupee/contract/adminRoles';
import type { Envelope } from '@reelrupee/contract/envelope';
import { GENERAL_ERRORS } from '../action/generalErrors';

/** The message of a refused call, with the next step where the server's words, made for users, have none. */
export function explainReply(name: ActionName, { msg, field }: Envelope<unknown>, url: string): string {
  if (msg === GENERAL_ERRORS.forbidden.msg) return `${msg} It takes ${rolesFor(name)}: ask an owner.`;
  if (msg === GENERAL_ERRORS.unexpected.msg)
    return `${msg} The server’s log says why, and ${url}/readyz if it reaches its database.`;
  return field === undefined || msg.includes(field) ? msg : `${msg} (${field})`;
}

/** The roles that may call an action, such as “the role checker or owner”. */
function rolesFor(name: ActionName): string {
  const { role = 'viewer' } = actions[name];
  return `the role ${ADMIN_ROLES.slice(ADMIN_ROLES.indexOf(role)).join(' or ')}`;
}
