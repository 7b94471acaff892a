/** A remote whose container is written by hand, so that a test says exactly what its code does. */
import { containerName, type Route } from '@reelrupee/federation/composition/composition';
import { integrityOf } from '../make/integrity';
import type { BuiltRemote } from '../smoke-test/tested';

const NAME = 'mf-trial';
const ID = '1.0.0-trial';

interface TrialCode {
  /** Runs when the entry is evaluated. */
  entry?: string;
  /** Runs when its first screen is rendered. */
  render?: string;
  /** Runs when its first screen is mounted. */
  effect?: string;
  /** The exposed module. */
  exposed?: string;
}

/** Builds the remote. Both of its screens are fine but for the given code. */
export function smokeTestRemote({ entry = '', render = '', effect = '', exposed }: TrialCode): BuiltRemote {
  const code = `(() => {
    let React;
    function Now() { ${render}; React.useEffect(() => { ${effect} }, []); return 'Now'; }
    const good = { default: { screens: { '/now': Now, '/later': { load: async () => ({ default: () => 'Later' }) } } } };
    globalThis.${containerName(NAME, ID)} = {
      init: async (scope) => { React = (await Object.values(scope.react)[0].get())(); },
      get: async () => () => (${exposed ?? 'good'}),
    };
    ${entry}
  })();`;
  const file = Buffer.from(code);
  const routes = ['/now', '/later'].map((path): Route => ({ path, title: 'Trial', skeleton: 'list' }));
  const release = { id: ID, platform: '^2.0.0', routes, files: { 'entry.js': integrityOf(file) } };
  return { name: NAME, release, files: new Map([['entry.js', file]]) };
}
