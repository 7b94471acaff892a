/** Attributes what goes wrong after a screen has opened to a release: uncaught errors and long frames. */
import { composition } from '../composition/composition';
import { routeOf } from '../composition/routes';
import { rememberHungRelease } from '../load/bootSentinel';
import { containerAt, type Container } from '../load/containers';
import { loadErrorKind, loadErrorMessage } from '../load/loadError';
import { LIMIT_MS } from '../load/screenLoad';
import { reloadWhenSafe } from '../updates/updateCheck';
import { scriptAddresses, slowOwner, type FrameScript } from './attribution';
import { loadEvents, recordLoadEvent, type LoadEvent } from './loadEvents';
import { openContainer } from './openContainer';
import { isLoadError, openRelease } from './openRelease';
import { recordLate } from './recordLate';
import { handleUncaughtErrors, type UncaughtError } from './uncaughtErrors';

const FRAMES = 'long-animation-frame';
/** So many long frames on one screen of another remote are a leak. */
const LEAK_FRAMES = 3;
/** Errors of one release, or of the shell, that a page view keeps: a storm of them would fill its memory. */
const MOST_ERRORS = 50;

/** Starts to attribute and report; what went wrong since the start of the page is among it. */
export function reportLateErrors(): void {
  handleUncaughtErrors(reportUncaught);
  if (!PerformanceObserver.supportedEntryTypes.includes(FRAMES)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(reportSlow)).observe({
    type: FRAMES,
    buffered: true,
  });
}

function reportUncaught(event: UncaughtError): void {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const addresses = [...scriptAddresses(error), ...('filename' in event ? [event.filename] : [])];
  const owner = addresses.map(containerAt).find((container) => container !== undefined);
  if (isStorm(owner)) return;
  const message = loadErrorMessage(error);
  if (owner) {
    // A file that could not be fetched on demand is no fault of the code that wanted it.
    const kind = loadErrorKind(error, 'render');
    reportOnceSettled(owner, kind === 'render' ? 'uncaught' : kind, error);
  } else if (addresses.some((address) => address.startsWith(shellBase()))) {
    const { release } = composition.shell;
    recordLoadEvent({ remote: 'shell', release, role: 'current', event: 'uncaught', message });
  } else if ('reason' in event && !hasStack(error)) {
    reportWithoutAddress(message);
  }
}

const counts = new Map<Container | undefined, number>();

/** Counts an error, of the shell and of unknown scripts together; true from the limit on. */
function isStorm(owner: Container | undefined): boolean {
  const count = (counts.get(owner) ?? 0) + 1;
  counts.set(owner, count);
  return count > MOST_ERRORS;
}

/** True for errors, those of another frame or an extension included. */
function hasStack(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'stack' in error;
}

/**
 * Reports a promise that was rejected with no error, such as a text, for the release of the open screen. Nothing says
 * which script did it: a script that something else has put into the page counts too, for canary and stable release alike.
 */
function reportWithoutAddress(message: string): void {
  const remote = routeOf(window.location.pathname)?.remote;
  if (remote === undefined) return;
  const report = () => {
    const release = openRelease(loadEvents(), remote);
    if (release !== undefined)
      recordLate({ remote, release }, 'uncaught', `No address of a script: ${message}`);
  };
  if (openRelease(loadEvents(), remote) !== undefined) report();
  else setTimeout(report, LIMIT_MS);
}

/**
 * Reports the error of a release, unless it has kept the release from opening: that is reported as what it is. A
 * release that is on its way is waited for.
 */
function reportOnceSettled(owner: Container, kind: LoadEvent['event'], error: unknown): void {
  const isOwn = ({ remote, release }: LoadEvent) => remote === owner.remote && release === owner.release.id;
  const report = () => {
    if (!loadEvents().some((event) => isOwn(event) && isLoadError(event.event)))
      record(owner, kind, loadErrorMessage(error), error);
  };
  if (loadEvents().some(isOwn)) report();
  else setTimeout(report, LIMIT_MS);
}

function reportSlow(entry: PerformanceEntry): void {
  const { scripts } = entry as PerformanceEntry & { scripts: FrameScript[] };
  const slow = slowOwner(scripts, containerAt, openContainer());
  if (!slow) return;
  const { pathname } = window.location;
  record(slow.owner, 'slow', `The page did not answer for ${slow.ms} ms on ${pathname}.`);
  if (routeOf(pathname)?.remote === slow.owner.remote || !isLeak(slow.owner, pathname)) return;
  // Code that still runs after its screen was left can only be ended with the page.
  record(slow.owner, 'hang', `It slowed ${pathname} down again and again after its screen had been left.`);
  rememberHungRelease(slow.owner.remote, slow.owner.release.id);
  void reloadWhenSafe();
}

let foreign: { owner?: Container; path?: string; frames: number } = { frames: 0 };

/** True if a release keeps slowing a screen of another remote. The first frame may be from before the route changed. */
function isLeak(owner: Container, path: string): boolean {
  const goesOn = foreign.owner === owner && foreign.path === path;
  foreign = { owner, path, frames: goesOn ? foreign.frames + 1 : 1 };
  return foreign.frames >= LEAK_FRAMES;
}

function record(
  { remote, release: { id } }: Container,
  event: LoadEvent['event'],
  message: string,
  error?: unknown,
): void {
  recordLate({ remote, release: id }, event, message, error);
}

function shellBase(): string {
  return new URL(`${composition.assets}shell/`, document.baseURI).href;
}
