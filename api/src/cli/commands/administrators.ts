import { z } from 'zod';
import { ADMIN_ROLES } from '@reelrupee/contract/adminRoles';
import type { Administrator } from '@reelrupee/contract/actions/administrators';
import type { ActionData } from '@reelrupee/contract/actions';
import { adminCommand } from '../../adminCommand';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { pageTable, when } from '../format';
import { type Column, table } from '../table';

const role = z.enum(ADMIN_ROLES);

const COLUMNS: Column<Administrator>[] = [
  { title: 'Email', value: (row) => row.email },
  { title: 'Name', value: (row) => row.name },
  { title: 'Role', value: (row) => row.role },
  { title: 'Second factor', value: (row) => (row.hasTotp ? 'yes' : 'no') },
];

const ACT_COLUMNS: Column<ActionData<'adminListActs'>[number]>[] = [
  { title: '#', value: (row) => String(row._id), align: 'right' },
  { title: 'When', value: (row) => when(row.at) },
  { title: 'Who', value: (row) => row.administrator },
  { title: 'Act', value: (row) => row.action },
  { title: 'Reply', value: (row) => (row.replyCode === null ? 'asked' : String(row.replyCode)) },
  { title: 'With', value: (row) => row.payload.slice(0, 80) },
];

export async function listAdministrators(client: AdminClient): Promise<string> {
  const { data } = await client.call('adminListAdministrators', {});
  return table(COLUMNS, data, '');
}

export async function addAdministrator(
  client: AdminClient,
  email: string,
  { name, role: given }: { name: string; role: string },
): Promise<string> {
  const added = { email: email.toLowerCase(), name, role: parseRole(given) };
  const { data } = await client.call('adminAddAdministrator', added);
  return `Added: ${data.email}, ${data.role}, password ${data.password}\nThis is shown once. They change it with: ${adminCommand()} password`;
}

export async function changeRole(
  client: AdminClient,
  email: string,
  given: string,
  { name }: { name?: string },
): Promise<string> {
  const to = given === 'none' ? 'none' : parseRole(given);
  const { data } = await client.call('adminChangeRole', { email: email.toLowerCase(), role: to, name });
  return table(COLUMNS, data, '');
}

/**
 * The log of administrators' acts, all or those about one user, request, bank reference or administrator. A table has the
 * beginning of what an act was called with, JSON has all of it.
 */
export async function listActs(
  client: AdminClient,
  { page, about, json }: { page: number; about?: string; json?: true },
): Promise<string> {
  const none = about === undefined ? 'Nothing has been done yet.' : `No act is about ${about}.`;
  const reply = await client.call('adminListActs', { page, about });
  if (json) return reply.data.map((act) => JSON.stringify(act)).join('\n');
  return pageTable(ACT_COLUMNS, reply, none);
}

/** A code by which a user sets a new password. */
export async function resetCode(client: AdminClient, email: string): Promise<string> {
  const { data } = await client.call('adminIssueResetCode', { email: email.toLowerCase() });
  return `Code: ${data.code}, valid until ${when(data.expiresAt)}, once. Give it only to the owner of the account.`;
}

function parseRole(text: string) {
  const parsed = role.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UserError(`The role is one of ${ADMIN_ROLES.join(', ')}.`);
}
