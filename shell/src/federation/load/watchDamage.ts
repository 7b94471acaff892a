/**
 * Notices code that has damaged what all screens need: the root element, the shell's stylesheets, frozen built-ins. The
 * release whose screen is open is reported and rejected from then on, and the page is reloaded once.
 */
import { RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';
import { composition } from '../composition/composition';
import { recordLoadEvent } from '../reports/loadEvents';
import { openScreen } from '../reports/openScreen';
import { recordLate } from '../reports/recordLate';
import { reloadDestroyed } from '../updates/reloadDestroyed';
import { reloadWhenSafe } from '../updates/updateCheck';
import { rememberHungRelease } from './bootSentinel';
import { frameDamage, type Damage } from './frameDamage';
import { BEAT_MS, removeOpenScreen } from './openScreens';

/** Beats with damage, while no screen of a release is open, before the page is reloaded: one may be on its way. */
const WAITS = 3;

/** Starts to watch; returns a function that stops it. Frozen built-ins are reported by the load that has found them. */
export function watchDamage(): () => void {
  const config = document.getElementById(RUNTIME_CONFIG_ELEMENT);
  let waits = 0;
  const check = () => {
    const damage = frameDamage(document);
    if (damage && (openScreen() || waits >= WAITS)) end(damage);
  };
  const beat = () => {
    if (frameDamage(document)) waits += 1;
    check();
    void endFrozenPage();
  };
  const timer = setInterval(beat, BEAT_MS);
  const observer = new MutationObserver(check);
  for (const parent of [document, document.documentElement, document.head, document.body]) {
    observer.observe(parent, { childList: true });
  }
  const stop = () => {
    clearInterval(timer);
    observer.disconnect();
  };
  const end = (damage: Damage) => {
    stop();
    if (config) putBack(config);
    endDamagedPage(damage);
  };
  beat();
  return stop;
}

/** Reports are sent to the host that the page's configuration names. */
function putBack(config: HTMLElement): void {
  const root = document.documentElement as HTMLElement | null;
  if (!config.isConnected) (root ?? document.appendChild(document.createElement('html'))).append(config);
}

function endDamagedPage({ what, isTotal }: Damage): void {
  const screen = openScreen();
  const message = `Removed or disabled on ${window.location.pathname}: ${what}.`;
  if (screen) {
    recordLate(screen, 'evaluation', message);
    rememberHungRelease(screen.remote, screen.release);
  } else {
    const { release } = composition.shell;
    recordLoadEvent({ remote: 'shell', release, role: 'current', event: 'uncaught', message });
  }
  // `document.open` has removed the listener that does it when the page is left.
  removeOpenScreen();
  if (isTotal) void reloadDestroyed();
  else void reloadWhenSafe();
}

/** A frozen part of the language cannot be put back: only another page has the originals. */
async function endFrozenPage(): Promise<void> {
  const { frozenBy } = await import(/* webpackChunkName: "federation" */ './builtIns');
  if (frozenBy) void reloadWhenSafe();
}
