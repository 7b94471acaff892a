import { registerViolationReporter } from '@reelrupee/platform';
import { composition } from '../composition/composition';
import { sendReport } from './sendReport';

/**
 * Reports replies that do not fit their action. They count for no remote, since the provider sent them and the shell
 * checked them.
 */
export function reportReplies(): void {
  registerViolationReporter(({ action, path }) =>
    sendReport({
      event: 'reply',
      remote: 'provider',
      release: composition.shell.release,
      message: `${action} ${path}`,
    }),
  );
}
