import type { Command } from 'commander';
import { grant, holdsAny, revoke, trust, type Access } from '../access/access';
import { describeAccess } from '../access/describeAccess';
import { keyId } from '../access/statement';
import { hashToken, makeToken } from '../access/tokens';
import { withStore } from '../store/openStore';
import { isPreviewBy, type Preview } from '../store/preview';
import { remoteName } from '../store/releaseNames';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { repositoryName, wholeNumber } from './argumentParsers';
import { STORE, workspaceCommand } from './command';
import { readPublicKey } from './readPublicKey';
import { serve } from './serve';

const DAY_MS = 86_400_000;
const port = wholeNumber(0, 65_535, 'A port from 0 to 65535; 0 takes a free one.');
const days = wholeNumber(1, 366, 'A number of days from 1 to 366.');
const GITHUB = 'https://token.actions.githubusercontent.com';

interface ForRemote {
  target?: string;
  owner: string;
}

/** `npm run registry`: the operator's side of the registry. */
export function registryCommand(): Command {
  const command = workspaceCommand('registry', 'Serves the registry to teams in other repositories.');
  const add = (name: string, description: string) =>
    command.command(name).description(description).option('--target <store>', STORE);

  add('serve', 'Serves the registry over HTTP. Several processes may share one database.')
    .option('--port <port>', 'its port', port, 4100)
    .option('--host <host>', 'its address on this machine', '127.0.0.1')
    .option('--url <url>', 'its address for clients and CI (default: that on this machine)')
    .option('--site <url>', 'address of the site, for links to previews', 'http://localhost:3000')
    .action(serve);

  add('key <remote> <file>', 'Accepts releases of a remote that are signed with this public key (PEM).')
    .requiredOption('--owner <name>', 'whose key it is')
    .action((remote: string, file: string, { target, owner }: ForRemote) => {
      const publicKey = readPublicKey(file);
      const id = keyId(publicKey);
      return change(target, remote, (access) => {
        mustBeNew(access, remote, id);
        return grant(access, remote, { keys: [{ id, publicKey, owner }] });
      });
    });

  add('token <remote>', 'Makes a token by which a person may release a remote, and shows it once.')
    .requiredOption('--owner <name>', 'whose token it is')
    .option('--days <days>', 'how long it is valid', days, 90)
    .action(async (remote: string, { target, owner, days: valid }: ForRemote & { days: number }) => {
      const token = makeToken();
      const expiresAt = new Date(Date.now() + valid * DAY_MS).toISOString();
      await change(target, remote, (access) =>
        grant(access, remote, { tokens: [{ hash: hashToken(token), owner, expiresAt }] }),
      );
      console.log(token);
    });

  add('trust <remote>', 'Lets the CI of a repository release a remote, without a token.')
    .requiredOption('--repository <name>', 'the repository, such as acme/mf-quiz', repositoryName)
    .option('--ref <ref>', 'only this branch or tag, such as refs/heads/main; replaces trust in all of them')
    .option('--issuer <url>', 'issuer of the CI’s identity tokens', GITHUB)
    .action(
      (
        remote: string,
        { target, ...repository }: { target?: string; repository: string; ref?: string; issuer: string },
      ) => change(target, remote, (access) => trust(access, remote, repository)),
    );

  add('revoke <remote>', 'Takes back what a person or a repository was given for a remote.')
    .requiredOption('--owner <name>', 'the person or repository')
    .action(async (remote: string, { target, owner }: ForRemote) => {
      // A revocation that was ended before its last step left these, and nothing else.
      const hasLinks = await withStore(
        target,
        async (store) => (await previewsBy(store, remote, owner)).length > 0,
      );
      await change(target, remote, (access) => {
        if (!hasLinks && !holdsAny(access, remote, owner)) {
          throw new UserError(
            `${owner} holds nothing for ${remote}; nothing was revoked.`,
            'See who does, by the same name: npm run registry -- access',
          );
        }
        return revoke(access, remote, owner, Date.now());
      });
      // After that: none can be made any more.
      await withStore(target, async (store) =>
        store.endPreviews((await previewsBy(store, remote, owner)).map(({ ticket }) => ticket)),
      );
    });

  add('access', 'Shows who may release what.').action(({ target }: { target?: string }) =>
    withStore(target, async (store) => console.log(describeAccess(await store.access()))),
  );
  return command;
}

async function previewsBy(store: Store, remote: string, owner: string): Promise<Preview[]> {
  return (await store.previews()).filter((preview) => isPreviewBy(preview, remote, owner));
}

/** One key is one person's, and a retired one may have leaked. */
function mustBeNew(access: Access, remote: string, id: string): void {
  const known = access[remote]?.keys.find((key) => key.id === id);
  if (!known) return;
  throw new UserError(
    known.retiredAt
      ? `Key ${id} of ${known.owner} was retired on ${known.retiredAt.slice(0, 10)}; nothing was changed.`
      : `Key ${id} is that of ${known.owner} already; nothing was changed.`,
    `Make a new one. For CI: npx reelrupee key --new. For a person: remove reelrupee/${remote}.key.pem from ~/.config, then npx reelrupee key`,
  );
}

/** Edits the permissions for a remote, and shows on standard error who may release it now. */
function change(target: string | undefined, remote: string, edit: (access: Access) => Access): Promise<void> {
  if (!remoteName.safeParse(remote).success)
    throw new UserError(
      `“${remote}” is not the name of a remote.`,
      'It is in lowercase and begins with mf-, such as mf-quiz.',
    );
  return withStore(target, async (store) => {
    await store.updateAccess(edit);
    const { [remote]: team } = await store.access();
    console.error(describeAccess(team ? { [remote]: team } : {}));
  });
}
