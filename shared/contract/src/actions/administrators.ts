/** Actions by which owners manage administrators, and administrators their second factor. */
import { z } from 'zod';
import { action, noData } from '../action';
import { ADMIN_ROLES } from '../adminRoles';
import { countField, emailField, nameField } from '../fields';

const role = z.enum(ADMIN_ROLES);
const totpField = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has 6 digits.');

const administrator = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** Signs in with an authenticator app. */
  hasTotp: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

export const administratorActions = {
  adminListAdministrators: action({
    summary: 'All administrators with their roles.',
    access: 'admin',
    role: 'owner',
    payload: z.object({}),
    data: z.array(administrator),
  }),
  adminAddAdministrator: action({
    summary:
      'Adds an administrator, or one again whose role was taken away; the reply holds the first password, which is shown once.',
    access: 'admin',
    role: 'owner',
    payload: z.object({ email: emailField, name: nameField, role }),
    data: administrator.extend({ password: z.string() }),
    errors: { emailTaken: { code: 409, msg: 'This email belongs to another account.' } },
  }),
  adminChangeRole: action({
    summary:
      'Changes an administrator’s role, or takes it away, which ends their sessions, and their name. One owner must remain.',
    access: 'admin',
    role: 'owner',
    payload: z.object({
      email: emailField,
      role: z.union([role, z.literal('none')]),
      name: nameField.optional(),
    }),
    data: z.array(administrator),
    errors: {
      noSuchAdministrator: { code: 400, msg: 'There is no administrator {email}.' },
      lastOwner: { code: 409, msg: 'One owner must remain. Make someone else an owner first.' },
    },
  }),
  adminSetUpTotp: action({
    summary:
      'A new secret for the caller’s authenticator app; it counts once adminConfirmTotp has had a code of it.',
    access: 'admin',
    payload: z.object({}),
    data: z.object({ secret: z.string(), uri: z.string() }),
  }),
  adminConfirmTotp: action({
    summary: 'Turns the authenticator app on for the caller; later log-ins need its code.',
    access: 'admin',
    payload: z.object({ secret: z.string().trim().min(16).max(64), totp: totpField }),
    data: noData,
    errors: {
      wrongTotp: { code: 400, msg: 'The code is wrong. Please check the time of your phone.' },
      logInAgain: { code: 403, msg: 'Please log in again to set up your authenticator app.' },
    },
  }),
  adminListActs: action({
    summary:
      'The log of administrators’ acts, the newest first; of one user, request, reference or administrator on request.',
    access: 'admin',
    role: 'owner',
    payload: z.object({
      page: countField(1_000_000).default(0),
      limit: countField(100).default(50),
      /** Id of a user, whose requests are included, or of a request; a bank reference; an email. */
      about: z.string().trim().max(254).optional(),
    }),
    data: z.array(
      z.object({
        _id: z.number().int(),
        at: z.iso.datetime(),
        administrator: z.string(),
        action: z.string(),
        payload: z.string(),
        /** Null in the row that was written before the act ran. */
        replyCode: z.number().int().nullable(),
      }),
    ),
    beside: { count: z.number().int() },
  }),
};
