import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, EmptyState } from '@reelrupee/ui/core';
import { Compass } from '@reelrupee/ui/icons';

/** Shown for unknown paths. */
export function NotFoundScreen() {
  return (
    <ScreenLayout title="Page not found" hideTitle>
      <EmptyState
        icon={<Compass size={28} />}
        title="This page does not exist"
        text="The address may be mistyped, or the page may have moved."
        action={
          <Link to={routes.home} className={buttonClass()}>
            Go to Home
          </Link>
        }
      />
    </ScreenLayout>
  );
}
