/** What a remote's build takes of the shell's federation runtime, as far as being loaded needs it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { packageOf } from '@reelrupee/federation/sharing';
import { NOTHING } from './nothing';
import type { LoadedElement } from './fakePage';

type Id = string | number;

/** The parts of a build's own bundler runtime that its modules are got by. */
export interface BundlerRuntime {
  /** A module by its id, which runs when it is asked for first. */
  (id: Id): unknown;
  /** The factories of modules by id. */
  m: Record<Id, (module: { exports: unknown }) => void>;
  federation: { consumesLoadingModuleToHandlerMapping: Record<Id, { shareKey: string }> };
}

interface Borrower {
  /** A build comes up; the shared modules that it takes, here by their ids, are there from now on. */
  onStart: (build: BundlerRuntime, shared: Record<string, string>) => void;
  /** Loads a stylesheet. */
  applyStyle: (link: LoadedElement) => void;
}

/** Makes one for one build. */
export function fakeRuntime({ onStart, applyStyle }: Borrower): object {
  const init = ({ webpackRequire }: { webpackRequire: BundlerRuntime }) => {
    const wanted = Object.entries(webpackRequire.federation.consumesLoadingModuleToHandlerMapping);
    for (const [id, { shareKey }] of wanted) {
      webpackRequire.m[id] = (module) => {
        module.exports = sharedModule(shareKey);
      };
    }
    onStart(webpackRequire, Object.fromEntries(wanted.map(([id, { shareKey }]) => [id, shareKey])));
    return {};
  };
  return {
    bundlerRuntime: {
      init,
      consumes: () => undefined,
      installInitialConsumes: () => undefined,
      I: () => true,
      initContainerEntry: () => true,
      S: { default: {} },
    },
    applyStyle,
  };
}

const fromShell = createRequire(join(WORKSPACE, 'shell/package.json'));

function sharedModule(name: string): unknown {
  return /^react(-dom)?$/.test(packageOf(name)) ? fromShell(name) : NOTHING;
}
