import { SIGN_UP_QUERY } from '@reelrupee/contract/signUpAddress';
import { routes } from '@reelrupee/platform';
import { useLocation, useNavigate, useSearchParams } from '@reelrupee/platform/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { discardReferralCode, keepReferralCode, keptReferralCode } from '../../session/referralCode';
import { recoveryOf } from './recovery';

/**
 * The referral code in the address; null without one, and once it is ignored. A visitor who opens a referral link and
 * looks around before signing up comes back by another address, which then gets the code of the link.
 */
export function useReferralCode() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [ignored, setIgnored] = useState<string | null>(null);
  const inAddress = params.get('ref');
  const code = inAddress === ignored ? null : inAddress;
  const isRecovering = recoveryOf(params) !== null;

  // The state names the plan that the visitor has chosen.
  const replace = (next: URLSearchParams) =>
    void navigate(`${routes.login}?${next.toString()}`, { replace: true, state });

  const addKept = useEffectEvent(() => {
    const kept = keptReferralCode();
    if (kept === null) return;
    const next = new URLSearchParams(params);
    next.set('ref', kept);
    replace(next);
  });
  useEffect(() => {
    // A link that was shared without a code has an empty one.
    if (code) keepReferralCode(code);
    else if (!isRecovering) addKept();
  }, [code, isRecovering]);

  return {
    code,
    /** Makes it count as absent where the address cannot change: a dialog has a history entry of its own above it. */
    ignore: () => {
      discardReferralCode();
      setIgnored(inAddress);
    },
    /** Removes it from the address: a link may be cut or old. */
    remove: () => {
      discardReferralCode();
      replace(new URLSearchParams(SIGN_UP_QUERY));
    },
  };
}
