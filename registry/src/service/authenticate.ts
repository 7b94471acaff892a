import type { FastifyRequest } from 'fastify';
import { isPersonalToken, personOf, type Principal } from '../access/tokens';
import type { ServiceContext } from './serviceContext';
import { RefusedError } from '../refusedError';

/** The person or CI that sent a request, who may release this remote. Throws a RefusedError. */
export async function authenticate(
  { store, now, verifyIdentity }: ServiceContext,
  { headers }: FastifyRequest,
  remote: string,
): Promise<Principal> {
  const [, presented = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!presented) {
    throw new RefusedError(
      401,
      'The request has no token.',
      'Set RELEASE_TOKEN, or run the command in the repository’s CI.',
    );
  }
  const access = await store.access();
  const principal = isPersonalToken(presented)
    ? personOf(access, presented, now())
    : await verifyIdentity(access, presented);
  if (principal.remotes.includes(remote)) return principal;
  throw new RefusedError(
    403,
    `${principal.by} may not release ${remote}.`,
    `This token is for: ${principal.remotes.join(', ')}.`,
  );
}
