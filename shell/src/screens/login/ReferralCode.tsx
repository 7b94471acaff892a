import { Button, Note } from '@reelrupee/ui/core';
import { TextField } from '@reelrupee/ui/form';
import { t } from './texts/texts';

interface ReferralCodeProps {
  /** Of the referral link; null without one. */
  code: string | null;
  /** The refusal of the last attempt; null without one. */
  errorText: string | null;
  onRemove: () => void;
}

/**
 * The referral code of a sign-up, and its refusal. A code that may be the reason of a refusal can be removed: a link may
 * be cut or old.
 */
export function ReferralCode({ code, errorText, onRemove }: ReferralCodeProps) {
  return (
    <>
      {code !== null && (
        <TextField
          label={t('Referral code')}
          value={code}
          readOnly
          suffix={
            errorText && (
              <Button variant="quiet" onClick={onRemove}>
                {t('Remove')}
              </Button>
            )
          }
        />
      )}
      {errorText && <Note tone="danger">{errorText}</Note>}
    </>
  );
}
