import { bearerToken } from '../../team/credentials';
import { readProject, type Project } from '../../team/project';
import { registryClient, type RegistryClient } from '../../team/registryClient';

/** An action of a command, for the remote of the current folder. */
export type ProjectAction<Args extends unknown[]> = (
  project: Project,
  client: RegistryClient,
  ...args: Args
) => Promise<void>;

/** Runs an action with the remote of a folder and its registry, both read when the command is run. */
export function withProject<Args extends unknown[]>(
  dir: string,
  action: ProjectAction<Args>,
): (...args: Args) => Promise<void> {
  return (...args) => {
    const project = readProject(dir);
    const token = () => bearerToken(project.registry, project.name);
    return action(project, registryClient(project.registry, token), ...args);
  };
}
