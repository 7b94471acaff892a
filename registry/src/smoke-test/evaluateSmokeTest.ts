/** Decides from what was observed in a browser whether a page can use a release. Pure. */
import { basePath, SITE } from './testedSite';
import type { RemoteReleaseDescription } from '../store/manifests';
import { REMOTE_SOURCE, type SmokeTest } from './tested';

/** The way in which opening a screen ended: the shell's event, `redirected`, or `late` if it did not end in time. */
export interface ScreenEnd {
  event: string;
  message: string;
}

/** Ends that concern one screen only; after any other the release is of no use. */
export const SCREEN_ENDS: ReadonlySet<string> = new Set(['opened', 'redirected', 'screen-missing']);

/** Leftovers of a release in the page after its last screen. */
export interface Leftovers {
  intervals: number;
  /** Timeouts and animation frames that its code has started after its last screen was left, when it did so repeatedly. */
  restarted: number;
  /** Attributes of html, body and the root that are not as they were, such as `style of body`. */
  attributes: string[];
  /** Names of entries of localStorage that are gone. */
  forgotten: string[];
  /** On the window and the document, handlers such as `onresize` included. */
  listeners: number;
  /** On the body. */
  elements: number;
  /** Stylesheets that were in the page before. */
  removed: number;
  /** Selectors of stylesheets that its code has made, which match something of the page without it. */
  styles: string[];
  /** Names of new global variables. */
  globals: string[];
  /** Names of replaced parts of the language or the browser, such as `Array.prototype.map`. */
  replaced: string[];
  /** Violations of the page's Content-Security-Policy: directives with their sources. */
  violations: string[];
}

export interface Observed {
  ends: ({ path: string } & ScreenEnd)[];
  /** Stacks of uncaught errors and unhandled rejections. */
  errors: string[];
  /** Addresses that the release has sent the page to. */
  away: string[];
  /** Dialogs of the browser that it has opened, such as `alert`. */
  dialogs: string[];
  /** Undefined when the page did not answer any more. */
  leftovers: Leftovers | undefined;
}

type Fault = NonNullable<RemoteReleaseDescription['fault']>;

/** The screens of a release, and the first reason why a page cannot use it. */
export function evaluateSmokeTest(
  remote: string,
  release: string,
  observed: Observed,
): Omit<SmokeTest, 'testedBy'> {
  const screens = observed.ends.filter(({ event }) => event !== 'screen-missing').map(({ path }) => path);
  const fault = firstFault(remote, release, observed);
  return { screens, fault };
}

function firstFault(remote: string, release: string, observed: Observed): Fault | undefined {
  const { ends, errors, away, dialogs, leftovers } = observed;
  const [address] = away;
  const late = ends.find(({ event }) => event === 'late');
  const failed = ends.find(({ event }) => event !== 'late' && !SCREEN_ENDS.has(event));
  const of = (problem: string): Fault => ({ file: REMOTE_SOURCE, problem });
  if (address !== undefined) return of(`leaves the page for ${address}`);
  if (dialogs[0] !== undefined) return of(`stops the page by a dialog of the browser: ${dialogs[0]}`);
  if (leftovers && leftovers.replaced.length > 0) {
    return of(`replaces ${leftovers.replaced.join(' and ')} of the page`);
  }
  if (errors[0] !== undefined) return thrown(remote, release, errors[0]);
  if (ends.some(({ message }) => message.includes('exposes no screens'))) {
    return of('does not export defineRemote({ screens: { … } })');
  }
  if (failed) {
    const end = [failed.event, failed.message].filter(Boolean).join(', ');
    return of(`does not open ${failed.path}: ${end}`);
  }
  if (late)
    return of(
      `has not opened ${late.path} in time: its code does not end, or waits for something that never comes`,
    );
  if (!leftovers) return of('keeps the page from answering after its last screen');
  const problem = leftoverProblem(leftovers);
  return problem === undefined ? undefined : of(problem);
}

function thrown(remote: string, release: string, stack: string): Fault {
  const [message = ''] = stack.split('\n', 1);
  const base = SITE + basePath(remote, release);
  const [, path, line, column] =
    new RegExp(`${base.replace(/[.+]/g, '\\$&')}([\\w./-]+):(\\d+):(\\d+)`).exec(stack) ?? [];
  const problem = `throws in a page: ${message}`;
  if (path === undefined) return { file: REMOTE_SOURCE, problem };
  return { file: `${release}/${path}`, problem: `${problem} (line ${line}, column ${column})` };
}

const WORDS = {
  intervals: ['interval', 'intervals'],
  restarted: ['restarted timer', 'restarted timers'],
  attributes: ['changed attribute of the page', 'changed attributes of the page'],
  listeners: ['listener', 'listeners'],
  elements: ['element on the body', 'elements on the body'],
  styles: ['style for the whole page', 'styles for the whole page'],
  globals: ['global', 'globals'],
} as const;

/** Nothing may be left that others could notice. */
function leftoverProblem({
  replaced: _,
  violations,
  removed,
  forgotten,
  ...left
}: Leftovers): string | undefined {
  if (violations.length > 0) return `does what the page’s Content-Security-Policy blocks: ${violations[0]}`;
  if (removed > 0) return 'removes stylesheets of the page';
  if (forgotten.length > 0) return `removes what others have stored (${forgotten.join(', ')})`;
  const parts = (
    ['intervals', 'restarted', 'attributes', 'listeners', 'elements', 'styles', 'globals'] as const
  ).flatMap((kind) => {
    const found = left[kind];
    const [count, names] = typeof found === 'number' ? [found, ''] : [found.length, ` (${found.join(', ')})`];
    return count > 0 ? [`${count} ${WORDS[kind][count === 1 ? 0 : 1]}${names}`] : [];
  });
  return parts.length > 0 ? `leaves ${parts.join(', ')} behind` : undefined;
}
