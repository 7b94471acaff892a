/** Work that waits until the page has loaded: a chunk of its own, so that it weighs nothing on the first screen. */
import { LOAD_EVENTS } from '@reelrupee/federation/composition/composition';
import { applyLanguage, currentLanguage } from '@reelrupee/platform';
import { composition } from '../federation/composition/composition';
import { keepOwnStyles } from '../federation/load/keepOwnStyles';
import { watchDamage } from '../federation/load/watchDamage';
import { watchOpenScreens } from '../federation/load/watchOpenScreens';
import { reportLateErrors } from '../federation/reports/lateErrors';
import { loadEvents } from '../federation/reports/loadEvents';
import { startUpdateChecks } from '../federation/updates/startUpdateChecks';
import { keepInstallPrompt } from '../install/keepInstallPrompt';
import { answerWorker } from '../serviceWorker/answerWorker';
import { announceLogOutElsewhere } from '../session/announceLogOutElsewhere';
import { keepLanguageWithAccount } from '../session/accountLanguage';
import { refreshOnNewDay } from '../session/refreshOnNewDay';
import { followTranslator } from '../translation/followTranslator';
import { onFirstEngagement } from './onFirstEngagement';
import { startPrefetch } from './prefetch';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Starts what the first screen does not need. */
export function startBackgroundWork(): void {
  Reflect.set(window, LOAD_EVENTS, loadEvents());
  reportLateErrors();
  followTranslator();
  keepOwnStyles();
  watchOpenScreens();
  // A development server replaces the shell's stylesheets.
  if (!IS_DEVELOPMENT) watchDamage();
  startUpdateChecks();
  refreshOnNewDay();
  keepInstallPrompt();
  startPrefetch();
  if (Object.values(composition.remotes).some(({ canary }) => canary)) void startTapReports();
  keepLanguageWithAccount();
  announceLogOutElsewhere();
  // Texts that could not be loaded without a network are in English, which always has its own.
  window.addEventListener('online', () => {
    if (currentLanguage() !== 'en') void applyLanguage(currentLanguage());
  });
  answerWorker();
  onFirstEngagement(() => void loadEngagedWork());
}

/** Without a network the next page does this work: each part of it looks at what has happened before. */
async function loadEngagedWork(): Promise<void> {
  const work = await import('./engagedWork').catch(() => null);
  work?.startEngagedWork();
}

async function startTapReports(): Promise<void> {
  const { reportTaps } = await import('../federation/reports/reportTaps');
  reportTaps();
}
