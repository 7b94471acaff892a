/** Bad code that a release may contain, what it does to the user who opens its screen, and what must be reported. */
import type { ReportKind } from '@reelrupee/contract/loadError';

export interface BadCode {
  name: string;
  /** Added to the end of the release's entry script. */
  script?: string;
  /** Added to the end of the release's stylesheet. */
  style?: string;
  /** The release that the user sees in the end. */
  seen: 'broken' | 'good';
  /** Kinds of reports of the broken release, in their order. */
  reports: ReportKind[];
}

export const BAD_CODE: BadCode[] = [
  { name: 'endless loop', script: 'for (;;);', seen: 'good', reports: ['hang'] },
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
    name: 'error in a handler',
    script: `document.addEventListener('pointerup', () => { throw new Error('handler'); });`,
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
    name: 'timer that is never cleared',
    script: `setInterval(() => { for (const end = performance.now() + 700; performance.now() < end; ); }, 1000);`,
    seen: 'broken',
    reports: ['opened', 'slow', 'hang'],
  },
];
