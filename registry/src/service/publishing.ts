import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { verifyStatement, type Statement } from '../access/statement';
import { ARCHIVE_TYPE, MAX_ARCHIVE_BYTES, STATEMENT_HEADER } from '../archive/format';
import { unpackRelease } from '../archive/unpack';
import { publishContent } from '../publish/publishContent';
import { releaseId, remoteName } from '../store/releaseNames';
import type { ReleaseSources } from '@reelrupee/federation/composition/composition';
import { authenticate } from './authenticate';
import type { ServiceContext } from './serviceContext';
import type { PublishReply } from './contract';
import { RefusedError } from '../refusedError';

const params = z.object({ remote: remoteName, id: releaseId });

/** In a scope of its own: no other address takes an archive, and so none from a stranger. */
export function registerPublishing(service: FastifyInstance, context: ServiceContext): void {
  service.register(async (app) => addPublishing(app, context));
}

function addPublishing(app: FastifyInstance, context: ServiceContext): void {
  app.addContentTypeParser(
    ARCHIVE_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_ARCHIVE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.put(
    '/releases/:remote/:id',
    {
      bodyLimit: MAX_ARCHIVE_BYTES,
      // Before the body is read: strangers cannot send one.
      onRequest: async (request) => {
        await authenticate(context, request, parsed(request.params).remote);
      },
    },
    async (request, reply): Promise<PublishReply> => {
      const { remote, id } = parsed(request.params);
      const { by, sources } = await authenticate(context, request, remote);
      const archive = request.body;
      if (!Buffer.isBuffer(archive)) throw new RefusedError(400, 'There is no archive.', 'Send one.');
      const { content, hash } = await unpackRelease(archive);
      const { manifest } = content;
      if (manifest.name !== remote || manifest.id !== id) {
        throw new RefusedError(
          422,
          `The archive is one of ${manifest.name} ${manifest.id}, and was sent as ${remote} ${id}.`,
          'Publish with the command: npm run publish',
        );
      }
      const signed = String(request.headers[STATEMENT_HEADER] ?? '');
      const access = await context.store.access();
      const about = { remote, release: id, content: hash, now: context.now() };
      const signedSources = await verifyStatement(access, signed, about);
      mustBeOfTheRun(signedSources, sources);
      const { repository, commit } = { ...signedSources, ...sources };
      const provenance = {
        content: hash,
        ...(repository && { repository }),
        ...(commit && { commit }),
        publishedBy: by,
        statement: signed,
      };
      const { created } = await publishContent(context.store, content, provenance, context.now());
      reply.code(created ? 201 : 200);
      return { id, created };
    },
  );
}

type SignedSources = Pick<Statement, 'repository' | 'commit'>;

/** A run of CI may publish its own repository's release only: the issuer vouches for both. */
function mustBeOfTheRun({ repository, commit }: SignedSources, run: ReleaseSources = {}): void {
  const differs = (said?: string, verified?: string) => said && verified && said !== verified;
  if (!differs(repository, run.repository) && !differs(commit, run.commit)) return;
  throw new RefusedError(
    422,
    `The release is signed as one of ${repository ?? ''} ${commit ?? ''}, and the run is one of ${run.repository ?? ''} ${run.commit ?? ''}.`,
    'Publish from the checkout of the run: npm run publish',
  );
}

function parsed(given: unknown): z.infer<typeof params> {
  const { data } = params.safeParse(given);
  if (data) return data;
  throw new RefusedError(400, 'This is no address of a release.', 'It is /releases/mf-name/version-hash.');
}
