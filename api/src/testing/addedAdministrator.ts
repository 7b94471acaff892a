import { newId } from '../ids';
import { mustCall } from './apiClient';

/** A provider, and the session of an owner. */
export interface AdminApi {
  url: string;
  admin: { token: string };
}

/** A new administrator with this role, logged in. */
export async function addedAdministrator(api: AdminApi, role: 'viewer' | 'maker' | 'checker' | 'owner') {
  const email = `${newId()}@example.in`;
  const payload = { email, name: 'Ravi', role };
  const { password } = await mustCall(api.url, 'adminAddAdministrator', payload, api.admin.token);
  const { token, _id } = await mustCall(api.url, 'userLogin', { email, password });
  return { email, password, token, _id };
}
