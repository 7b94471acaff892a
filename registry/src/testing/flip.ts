/** Switches one remote of a target to and fro, until it is killed. Says each switch in a line. */
import { readLive } from '../store/live';
import { remoteManifest } from '../store/manifests';
import { asRelease } from '../make/asRelease';
import { step } from '../switch/releaseRemote';
import { requireLive, switchLive } from '../switch/switch';
import { openTarget } from '../store/target';

const target = openTarget(process.argv[2]);
for (;;) {
  const current = requireLive(readLive(target)).remotes['mf-one']?.current.id;
  const next = current === '1.0.0-first' ? '1.1.0-second' : '1.0.0-first';
  const release = asRelease(remoteManifest(target, 'mf-one', next));
  await switchLive(target, (live) =>
    step(requireLive(live), 'mf-one', { kind: 'release', release }, { from: current }),
  );
  process.stdout.write(`${next}\n`);
}
