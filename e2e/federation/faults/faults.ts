/** Every way in which a release can fail: how the test causes it, and the kind that must be reported. */
import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import type { Release } from '@reelrupee/federation/composition/composition';
import type { InjectedFault } from '../site/faultServer';

export interface Fault {
  name: string;
  /** The kind that the shell must report for the broken release. */
  kind: LoadErrorKind;
  /** Response of the host for files whose address contains this, below the broken release's folder. */
  host?: { how: InjectedFault; files: string };
  /** Code appended to the release's entry script. */
  script?: string;
  /** Other changes to the release. */
  release?: Partial<Release>;
}

/** A screen for every route, made by a function of React. */
const screens = (component: string) => `
  const inner = CONTAINER;
  let shared;
  CONTAINER = {
    init: (scope, ...rest) => { shared = scope; return inner.init(scope, ...rest); },
    get: async () => {
      const factory = await Object.values(shared.react)[0].get();
      const Screen = (${component})(factory());
      return () => ({ default: { screens: new Proxy({}, { get: () => Screen }) } });
    },
  };`;

/** Each screen throws when it renders. */
export const THROWS_IN_RENDER = screens(`() => () => { throw new Error('render'); }`);

export const FAULTS: Fault[] = [
  { name: '404', kind: 'unreachable', host: { how: 'status 404', files: 'entry.js' } },
  { name: '500', kind: 'unreachable', host: { how: 'status 500', files: 'entry.js' } },
  { name: 'never answers', kind: 'timeout', host: { how: 'silence', files: 'entry.js' } },
  { name: 'slow, 10 s', kind: 'timeout', host: { how: 'slow', files: 'entry.js' } },
  { name: 'truncated', kind: 'unreachable', host: { how: 'half', files: 'entry.js' } },
  { name: 'HTML for script', kind: 'integrity', host: { how: 'html', files: 'entry.js' } },
  { name: 'wrong hash', kind: 'integrity', host: { how: 'changed', files: '.js' } },
  { name: 'chunk of wrong hash', kind: 'integrity', host: { how: 'changed', files: 'CHUNKS' } },
  { name: 'no hash', kind: 'integrity', release: { files: {} } },
  {
    name: 'throws on evaluation',
    kind: 'evaluation',
    script: `CONTAINER = undefined; throw new Error('evaluation');`,
  },
  {
    name: 'throws on init',
    kind: 'init',
    script: `CONTAINER = { get: CONTAINER.get, init() { throw new Error('init'); } };`,
  },
  {
    name: 'screen missing',
    kind: 'screen-missing',
    script: `CONTAINER = { init: CONTAINER.init, get: async () => () => ({ default: { screens: {} } }) };`,
  },
  {
    name: 'throws in render',
    kind: 'render',
    script: THROWS_IN_RENDER,
  },
  {
    name: 'throws in an effect',
    kind: 'render',
    script: screens(
      `({ useEffect }) => () => { useEffect(() => { throw new Error('effect'); }); return 'drawn'; }`,
    ),
  },
  { name: 'incompatible platform', kind: 'incompatible', release: { platform: '^9.0.0' } },
  { name: 'CSS 404', kind: 'style', host: { how: 'status 404', files: '.css' } },
];

/** The files of a release, out of all its paths, that a fault of its host happens to. */
export function brokenFiles(paths: string[], { host }: Fault): string[] {
  if (host?.files !== 'CHUNKS') return paths.filter((path) => host && path.endsWith(host.files));
  return paths.filter((path) => path.endsWith('.js') && path !== 'entry.js');
}
