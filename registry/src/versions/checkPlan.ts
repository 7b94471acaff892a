/** Checks the versions that changesets ask for, before any file changes. Pure. */
import { satisfies } from 'semver';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';

export type VersionStep = 'none' | 'patch' | 'minor' | 'major';

/** The next version of one package. */
export interface PlannedVersion {
  name: string;
  type: VersionStep;
  newVersion: string;
}

/** A remote and the range of platform versions that its remote.json names. */
export interface PlatformRange {
  remote: string;
  range: string;
}

const PLATFORM = '@reelrupee/platform';
const SCAFFOLD = '@reelrupee/create-remote';
/** The packages that a new repository names in its package.json. */
const IN_SCAFFOLD = ['contract', 'federation', 'platform', 'ui'].map((name) => `@reelrupee/${name}`);
const STEPS: readonly VersionStep[] = ['none', 'patch', 'minor', 'major'];

/** The reasons why the versions would not fit one another, each with its remedy. */
export function checkPlan(plan: readonly PlannedVersion[], ranges: readonly PlatformRange[]): string[] {
  return [...sharedModules(plan), ...rangesOfRemotes(plan, ranges), ...scaffold(plan)];
}

/** Remotes name what they need of the shared modules by the platform's version: it grows with all of them. */
function sharedModules(plan: readonly PlannedVersion[]): string[] {
  const platform = rank(plan.find(({ name }) => name === PLATFORM)?.type ?? 'none');
  return plan
    .filter(({ name, type }) => isShared(name) && rank(type) >= rank('minor') && rank(type) > platform)
    .map(
      ({ name, type }) =>
        `${name} gets a ${type} version, and remotes name what they need by the version of ${PLATFORM}. Add a changeset: "${PLATFORM}": ${type}`,
    );
}

function isShared(name: string): boolean {
  return SHARED_MODULES.some((module) => module.startsWith(`${name}/`));
}

function rank(type: VersionStep): number {
  return STEPS.indexOf(type);
}

function rangesOfRemotes(plan: readonly PlannedVersion[], ranges: readonly PlatformRange[]): string[] {
  const platform = plan.find(({ name }) => name === PLATFORM);
  if (!platform) return [];
  return ranges
    .filter(({ range }) => !satisfies(platform.newVersion, range))
    .map(
      ({ remote, range }) =>
        `${remote} needs platform ${range}, and the next one is ${platform.newVersion}. Change the range in ${remote}/remote.json, with a changeset for ${remote}.`,
    );
}

/** New repositories name the packages by a range that ends before the next major version. */
function scaffold(plan: readonly PlannedVersion[]): string[] {
  if (plan.some(({ name, type }) => name === SCAFFOLD && type !== 'none')) return [];
  return plan
    .filter(({ name, type }) => type === 'major' && IN_SCAFFOLD.includes(name))
    .map(
      ({ name }) =>
        `${name} gets a major version, and new repositories would name the one before. Add a changeset: "${SCAFFOLD}": patch`,
    );
}
