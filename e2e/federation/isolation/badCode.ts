/** Bad code that a release may contain, what it does to the user who opens its screen, and what must be reported. */
import type { ReportKind } from '@reelrupee/contract/loadError';

export interface BadCode {
  name: string;
  /** Added to the end of the release's entry script. */
  script?: string;
  /** Added to the end of the release's stylesheet. */
  style?: string;
  /** The screen opens before it happens: at a tap. */
  onTap?: true;
  /** Tabs that die with the screen open until the user sees another release. */
  deaths?: number;
  /** Text of the table of faults on its user, where `seen` does not say all. */
  user?: string;
  /** The release that the user sees in the end. */
  seen: 'broken' | 'good';
  /** Kinds of reports of the broken release; of more than one page view, each kind once. */
  reports: ReportKind[];
}

/** The last message of a tab that hangs. */
export const HANGS = 'The tab hangs from now on.';

const HANG = `console.info('${HANGS}'); for (;;);`;

const RELOADED = 'the page is reloaded; the release before it opens';

export const BAD_CODE: BadCode[] = [
  { name: 'endless loop', script: HANG, seen: 'good', reports: ['hang'] },
  {
    name: 'endless loop in a handler',
    script: `document.addEventListener('click', () => { ${HANG} });`,
    onTap: true,
    deaths: 2,
    user: 'the tab hangs; after the second time in a day, the release before it opens',
    seen: 'good',
    reports: ['opened', 'hang'],
  },
  {
    name: 'global style',
    style: 'nav { display: none !important }',
    seen: 'broken',
    reports: ['opened'],
  },
  {
    name: 'replaced Array.prototype.map',
    script: `Array.prototype.map = () => { throw new Error('map'); };`,
    seen: 'good',
    reports: ['evaluation'],
  },
  {
    name: 'replaced Storage.prototype',
    script: `Storage.prototype.getItem = () => { throw new Error('getItem'); };`,
    seen: 'good',
    reports: ['evaluation'],
  },
  {
    name: 'frozen Array.prototype',
    script: `Object.freeze(Array.prototype);`,
    user: RELOADED,
    seen: 'good',
    reports: ['evaluation'],
  },
  {
    name: 'document.open',
    script: `document.addEventListener('click', () => document.open());`,
    onTap: true,
    user: RELOADED,
    seen: 'good',
    reports: ['opened', 'evaluation'],
  },
  {
    name: 'removed root',
    script: `document.addEventListener('click', () => document.getElementById('root').remove());`,
    onTap: true,
    user: RELOADED,
    seen: 'good',
    reports: ['opened', 'evaluation'],
  },
  {
    name: 'removed navigation',
    script: `document.addEventListener('click', () => document.querySelector('[data-nav]').parentElement.remove());`,
    onTap: true,
    user: RELOADED,
    seen: 'good',
    reports: ['opened', 'evaluation'],
  },
  {
    name: 'removed stylesheets',
    script: `for (const style of document.querySelectorAll('style')) style.remove();`,
    user: RELOADED,
    seen: 'good',
    reports: ['opened', 'evaluation'],
  },
  {
    name: 'disabled stylesheets',
    script: `document.addEventListener('click', () => { for (const one of document.styleSheets) one.disabled = true; });`,
    onTap: true,
    user: RELOADED,
    seen: 'good',
    reports: ['opened', 'evaluation'],
  },
  {
    name: 'error in a handler',
    script: `document.addEventListener('pointerup', () => { throw new Error('handler'); });`,
    seen: 'broken',
    reports: ['opened', 'uncaught'],
  },
  {
    name: 'thrown text',
    script: `document.addEventListener('pointerup', () => { throw 'text'; });`,
    seen: 'broken',
    reports: ['opened', 'uncaught'],
  },
  {
    name: 'rejected promise',
    script: `setTimeout(() => Promise.reject(new Error('promise')), 100);`,
    seen: 'broken',
    reports: ['opened', 'uncaught'],
  },
  {
    name: 'promise rejected with a text',
    script: `setTimeout(() => Promise.reject('text'), 100);`,
    seen: 'broken',
    reports: ['opened', 'uncaught'],
  },
  {
    name: 'timer that is never cleared',
    script: `setInterval(() => { for (const end = performance.now() + 700; performance.now() < end; ); }, 1000);`,
    seen: 'broken',
    reports: ['opened', 'slow', 'hang'],
  },
];
