import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { iconButtonClass } from '@reelrupee/ui/core';
import { ArrowLeft } from '@reelrupee/ui/icons';
import { t } from './texts/texts';

/** The back link to the plan list, shown before a plan’s heading. */
export function BackToPlans() {
  return (
    <Link to={routes.plans} aria-label={t('Back to plans')} className={iconButtonClass}>
      <ArrowLeft size={22} aria-hidden />
    </Link>
  );
}
