import { ADMIN_ROLES, type AdminRole } from '@reelrupee/contract/adminRoles';
import type { Envelope } from '@reelrupee/contract/envelope';
import { GENERAL_ERRORS } from '../action/generalErrors';
import { when } from './format';

/** An instant of a message, which the server writes in UTC. */
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * The message of a refused call, its times as they are in India, with the next step where the server's words, made for
 * users, have none. `role` is the first that may make the call.
 */
export function explainReply(role: AdminRole, { msg, field }: Envelope<unknown>, url: string): string {
  if (msg === GENERAL_ERRORS.forbidden.msg) return `${msg} It takes ${rolesFrom(role)}: ask an owner.`;
  if (msg === GENERAL_ERRORS.unexpected.msg)
    return `${msg} The server’s log says why, and ${url}/readyz if it reaches its database.`;
  const readable = msg.replaceAll(INSTANT, when);
  return field === undefined || msg.includes(field) ? readable : `${readable} (${field})`;
}

/** A role and those above it, such as “the role checker or owner”. */
function rolesFrom(role: AdminRole): string {
  return `the role ${ADMIN_ROLES.slice(ADMIN_ROLES.indexOf(role)).join(' or ')}`;
}
