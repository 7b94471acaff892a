import { execFileSync } from 'node:child_process';

/** Sources of a release, as its signature says. */
export interface Sources {
  repository?: string;
  /** Absent when the folder has changes that are not committed. */
  commit?: string;
}

/** The repository and commit of a folder: of the CI run, else of git. Empty outside of both. */
export function sourcesOf(dir: string): Sources {
  const { GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (repository && commit) return { repository, commit };
  const origin = git(dir, 'config', '--get', 'remote.origin.url');
  const head = git(dir, 'rev-parse', 'HEAD');
  const isClean = git(dir, 'status', '--porcelain') === '';
  return { ...(origin && { repository: withoutSecrets(origin) }), ...(head && isClean && { commit: head }) };
}

/** The address of a repository without the user and password that it may hold. */
function withoutSecrets(origin: string): string {
  return origin.replace(/\/\/[^/@]*@/, '//');
}

/** The output of a git command; undefined when it fails. */
function git(dir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
