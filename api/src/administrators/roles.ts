import { ADMIN_ROLES, type AdminRole } from '@reelrupee/contract/adminRoles';

/** Tells if an administrator may do what takes a role: each role may do all that the ones before it may. */
export function hasRole(own: AdminRole, needed: AdminRole): boolean {
  return ADMIN_ROLES.indexOf(own) >= ADMIN_ROLES.indexOf(needed);
}
