import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, EmptyState } from '@reelrupee/ui/core';
import { Compass } from '@reelrupee/ui/icons';
import { t } from '../texts/texts';

/** Shown for unknown paths. */
export function NotFoundScreen() {
  return (
    <ScreenLayout title={t('Page not found')} hideTitle>
      <EmptyState
        icon={<Compass size={28} />}
        title={t('This page does not exist')}
        text={t('The address may be mistyped, or the page may have moved.')}
        action={
          <Link to={routes.home} className={buttonClass()}>
            {t('Go to Home')}
          </Link>
        }
      />
    </ScreenLayout>
  );
}
