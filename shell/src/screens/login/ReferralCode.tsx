import { Button, Note } from '@reelrupee/ui/core';
import { TextField } from '@reelrupee/ui/form';
import { t } from './texts/texts';

interface ReferralCodeProps {
  /** Of the referral link; null without one. */
  code: string | null;
  /** Of the last attempt; null without an error. */
  errorText: string | null;
  /** The last attempt was refused because of the code. */
  isRefused: boolean;
  onRemove: () => void;
}

/** The referral code of a sign-up, and the error of the last attempt. A refused code can be removed: a link may be cut or old. */
export function ReferralCode({ code, errorText, isRefused, onRemove }: ReferralCodeProps) {
  return (
    <>
      {code !== null && (
        <TextField
          label={t('Referral code')}
          value={code}
          readOnly
          suffix={
            isRefused && (
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
