/** Random acts of several teams, for property tests. */
import fc from 'fast-check';
import type { Release } from '@reelrupee/federation/composition/composition';
import type { Store } from '../store/store';
import { promoteRemote } from '../switch/releaseRemote';
import { removeRemote } from '../switch/removeRemote';
import { rollBackRemote } from '../switch/rollBackRemote';
import { step } from '../switch/step';
import { rollBackShell, shellStep } from '../switch/releaseShell';
import { rollBackTo } from '../switch/rollBackTo';
import { readLive, requireLive, switchLive, type Step } from '../switch/switch';
import { UserError } from '../userError';
import { addRemote, publishExample, remoteLike, shellLike } from './exampleStore';

export interface HistoryState {
  store: Store;
  /** Time in ms since the epoch. */
  now: number;
  /** Number of releases built so far. */
  releases: number;
}

const DAY_MS = 86_400_000;
const remote = fc.constantFrom('mf-one', 'mf-two', 'mf-three');

/** `needsNewest`: the release declares that it needs the live platform's minor version. */
export const anyAction = fc.oneof(
  fc.record({ kind: fc.constant('release' as const), remote, needsNewest: fc.boolean() }),
  fc.record({ kind: fc.constant('canary' as const), remote }),
  fc.record({ kind: fc.constantFrom('promote' as const, 'rollback' as const, 'remove' as const), remote }),
  fc.record({ kind: fc.constantFrom('minor' as const, 'major' as const, 'shell rollback' as const) }),
  fc.record({ kind: fc.constant('back' as const), steps: fc.nat(8) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
);

export type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

/** Performs the action, unless the registry refuses it. */
export async function takeAction(state: HistoryState, action: Action): Promise<void> {
  state.now += 60_000;
  try {
    await act(state, action);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

async function act(state: HistoryState, action: Action): Promise<unknown> {
  const { store } = state;
  const options = { now: () => state.now };
  switch (action.kind) {
    case 'release':
    case 'canary': {
      const { platform } = requireLive(await readLive(store)).shell;
      const isNeeded = action.kind === 'release' && action.needsNewest;
      const release = await build(
        state,
        action.remote,
        isNeeded ? `^${platform}` : `^${majorOf(platform)}.0.0`,
      );
      const change =
        action.kind === 'canary'
          ? { kind: 'canary' as const, release, percent: 5 }
          : { kind: 'release' as const, release };
      return switchLive(store, (live) => step(requireLive(live), action.remote, change, {}), options);
    }
    case 'promote':
      return promoteRemote(store, action.remote, options);
    case 'rollback':
      return rollBackRemote(store, action.remote, 'any', options);
    case 'remove':
      return removeRemote(store, action.remote, 'any', options);
    case 'minor':
    case 'major':
      return releasePlatform(state, action.kind);
    case 'shell rollback':
      return rollBackShell(store, 'any', options);
    case 'back': {
      const earlier = (await store.history()).at(-1 - action.steps);
      return rollBackTo(store, earlier?.composition ?? 'none', 'any', options);
    }
    case 'wait':
      state.now += action.days * DAY_MS;
  }
}

/** A new minor version comes alone; a new major version brings a release of every remote with it. */
async function releasePlatform(state: HistoryState, part: 'minor' | 'major'): Promise<void> {
  const { shell, remotes } = requireLive(await readLive(state.store));
  const [major = 0, minor = 0] = shell.platform.split('.').map(Number);
  const platform = part === 'minor' ? `${major}.${minor + 1}.0` : `${major + 1}.0.0`;
  const { offers } = shellLike();
  const manifest = shellLike({
    id: nextId(state),
    builtAt: new Date(state.now).toISOString(),
    platform,
    offers: { ...offers, react: { version: `${majorOf(platform) + 18}.0.0`, names: ['useState'] } },
  });
  await publishExample(state.store, manifest);
  const releases: Record<string, Release> = {};
  if (part === 'major')
    for (const name of Object.keys(remotes)) releases[name] = await build(state, name, `^${platform}`);
  await switchLive(
    state.store,
    async (live) => {
      const first = await shellStep(state.store, live, manifest);
      return Object.entries(releases).reduce<Step>((before, [name, release]) => {
        const more = step({ id: '', ...before.next }, name, { kind: 'release', release }, {});
        return { ...before, next: more.next, audit: [...before.audit, ...more.audit] };
      }, first);
    },
    { now: () => state.now },
  );
}

function build(state: HistoryState, name: string, platform: string): Promise<Release> {
  const builtAt = new Date(state.now).toISOString();
  return addRemote(state.store, remoteLike(name, { id: nextId(state), builtAt, platform }));
}

function nextId(state: HistoryState): string {
  state.releases += 1;
  return `1.${state.releases}.0-release`;
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
