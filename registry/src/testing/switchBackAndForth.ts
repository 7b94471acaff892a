/** Switches one remote of a store back and forth until it is killed; prints the release of each switch. */
import { toRelease } from '../make/toRelease';
import { openStore } from '../store/openStore';
import { remoteManifest } from '../store/findManifest';
import { step } from '../switch/step';
import { readLive, requireLive, switchLive } from '../switch/switch';

const store = await openStore(process.argv[2]);
for (;;) {
  const current = requireLive(await readLive(store)).remotes['mf-one']?.current.id;
  const next = current === '1.0.0-first' ? '1.1.0-second' : '1.0.0-first';
  const release = toRelease(await remoteManifest(store, 'mf-one', next));
  await switchLive(store, (live) =>
    step(requireLive(live), 'mf-one', { kind: 'release', release }, { from: current }),
  );
  process.stdout.write(`${next}\n`);
}
