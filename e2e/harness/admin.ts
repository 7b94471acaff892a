import type { TestApi } from '../../api/src/testing/startTestApi';
import { mustCall } from '../../api/src/testing/apiClient';

/** Gives the administrator a new session, since the clock may have moved past the end of the last one. */
export async function refreshAdmin(api: TestApi): Promise<void> {
  const { email, password } = api.admin;
  const { token } = await mustCall(api.url, 'userLogin', { email, password: password ?? '' });
  api.admin.token = token;
}
