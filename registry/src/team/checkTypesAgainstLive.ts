import type { Violation } from '../contract-check/checkPair';
import { parseReleaseTypes } from '../contract-types/declarations';
import { offeredPackages } from '../contract-types/offeredModules';
import type { RemoteContent } from '../publish/releaseContent';
import type { LiveContract } from '../service/contract';
import type { Project } from './project';
import type { RegistryClient } from './registryClient';

/** The uses of the platform in a remote's sources that the live shell's declarations do not allow. */
export async function checkTypesAgainstLive(
  { dir, name }: Project,
  { manifest, code: { types } }: RemoteContent,
  { shell }: LiveContract,
  client: Pick<RegistryClient, 'types'>,
): Promise<Violation[]> {
  if (types === undefined || shell.types === undefined || shell.types === manifest.types) return [];
  // Imported late: it loads the compiler.
  const { checkRemoteTypes } = await import('../contract-types/checkRemoteTypes');
  const folders = [dir, ...offeredPackages(dir).map((one) => one.dir)];
  return checkRemoteTypes(parseReleaseTypes(types), await client.types(), folders).map(
    ({ file, line, message }) => ({
      consumer: `${name} ${manifest.id}`,
      file: `${name}/${file}:${line}`,
      problem: `does not fit the types of shell ${shell.id}: ${message}`,
    }),
  );
}
