import { SIGN_UP_ADDRESS } from '@reelrupee/contract/signUpAddress';
import type { RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** Sign-up that leads to the samples’ plan and its reels. */
export function SignUpLink({ planId }: { planId: string | undefined }) {
  const state: RouteState = planId === undefined ? {} : { planId, watchNext: true };
  return (
    <Link to={SIGN_UP_ADDRESS} state={state} className={buttonClass({ block: true })}>
      {t('Sign up and earn')}
    </Link>
  );
}
