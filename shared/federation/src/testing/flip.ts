/** Switches one remote of a target to and fro, until it is killed. Says each switch in a line. */
import { readLive } from '../release/live';
import { remoteManifest } from '../release/manifests';
import { asRelease } from '../release/asRelease';
import { step } from '../release/releaseRemote';
import { mustBeLive, switchLive } from '../release/switch';
import { openTarget } from '../release/target';

const target = openTarget(process.argv[2]);
for (;;) {
  const current = mustBeLive(readLive(target)).remotes['mf-one']?.current.id;
  const next = current === '1.0.0-first' ? '1.1.0-second' : '1.0.0-first';
  const release = asRelease(remoteManifest(target, 'mf-one', next));
  await switchLive(target, (live) =>
    step(mustBeLive(live), 'mf-one', { kind: 'release', release }, { from: current }),
  );
  process.stdout.write(`${next}\n`);
}
