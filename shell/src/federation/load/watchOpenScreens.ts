/** Reports screens that were open when their tabs died, and stores the open one while the page is visible. */
import { composition } from '../composition/composition';
import { routeOf } from '../composition/routes';
import { previewOf } from '../previews/preview';
import { recordLoadEvent } from '../reports/loadEvents';
import { openScreen } from '../reports/openScreen';
import { reloadWhenSafe } from '../updates/updateCheck';
import { hasHung, rememberHungRelease } from './bootSentinel';
import { countDeath } from './deaths';
import { BEAT_MS, removeOpenScreen, storeOpenScreen, takeDeadScreens, type OpenScreen } from './openScreens';

/**
 * A tab also dies of too little memory or power, which is no fault of the release that was open: one death is reported,
 * and only the second within a day is taken for the release's.
 */
const FATAL_DEATHS = 2;

/** Address of the release that is stored as open. */
let held = '';

/** Starts to watch. */
export function watchOpenScreens(): void {
  takeDeadScreens().forEach(reportDeath);
  hold();
  setInterval(hold, BEAT_MS);
  // The tap's own handler may be the one that hangs.
  window.addEventListener('pointerdown', holdChanged, { capture: true, passive: true });
  // Each route has a title: without this, a hang soon after a change of route would count for the screen before.
  const title = document.querySelector('title');
  if (title) new MutationObserver(holdChanged).observe(title, { childList: true });
  window.addEventListener('pagehide', release);
  document.addEventListener('visibilitychange', () => (document.hidden ? release() : hold()));
}

function hold(): void {
  const screen = document.hidden ? undefined : heldScreen();
  if (!screen) return release();
  held = addressOf(screen);
  storeOpenScreen(screen);
}

function holdChanged(): void {
  const screen = heldScreen();
  if ((screen ? addressOf(screen) : '') !== held) hold();
}

function release(): void {
  if (held !== '') removeOpenScreen();
  held = '';
}

/** The open screen, unless it is a preview: its developer may stop it in a debugger. */
function heldScreen(): OpenScreen | undefined {
  const screen = openScreen();
  return screen && previewOf(screen.remote)?.release.id !== screen.release ? screen : undefined;
}

function addressOf({ remote, release: id, path }: OpenScreen): string {
  return `${remote}/${id}${path}`;
}

function reportDeath({ remote, release: id, path }: OpenScreen): void {
  const message = `The tab died while ${path} was open, and no longer opening.`;
  recordLoadEvent({ remote, release: id, role: 'current', event: 'hang', message });
  if (countDeath(remote, id) < FATAL_DEATHS || !hasOther(remote, id)) return;
  rememberHungRelease(remote, id);
  if (routeOf(window.location.pathname)?.remote === remote) void reloadWhenSafe();
}

/** True if another release can open instead: a screen that works until it hangs is better than none. */
function hasOther(remote: string, id: string): boolean {
  const slot = composition.remotes[remote];
  return [slot?.current, slot?.previous].some(
    (other) => other && other.id !== id && !hasHung(remote, other.id),
  );
}
