import type { AdminClient } from '../adminClient';
import { ask } from '../askCredentials';

/** Changes the caller's own password, from the environment or the terminal. */
export async function changeOwnPassword(
  client: AdminClient,
  env: Record<string, string | undefined>,
): Promise<string> {
  const currentPassword = env['REELRUPEE_ADMIN_PASSWORD'] || (await ask('Current password: ', true));
  const given = env['REELRUPEE_NEW_PASSWORD'];
  const password = given || (await ask('New password: ', true));
  const cPassword = given || (await ask('New password again: ', true));
  const { msg } = await client.call('changePassword', { currentPassword, password, cPassword });
  return msg;
}

/** Sets up the caller's authenticator app: shows the secret, asks for a code of it. */
export async function setUpTotp(
  client: AdminClient,
  env: Record<string, string | undefined>,
  print: (text: string) => void,
): Promise<string> {
  const { data } = await client.call('adminSetUpTotp', {});
  print(`Add this key to your authenticator app: ${data.secret}\nor open: ${data.uri}`);
  const totp = env['REELRUPEE_ADMIN_TOTP'] || (await ask('Code of the app: ', false));
  const { msg } = await client.call('adminConfirmTotp', { secret: data.secret, totp });
  return msg;
}
