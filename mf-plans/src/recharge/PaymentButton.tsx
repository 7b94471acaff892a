import { lazyComponent, useLazyComponent, type PlanOffer } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { Smartphone } from '@reelrupee/ui/icons';
import { useState } from 'react';
import { t } from '../texts/texts';

const paymentDialog = lazyComponent(() => import('./UpiPaymentDialog'));

interface PaymentButtonProps {
  plan: PlanOffer;
  total: number;
  disabled: boolean;
  onOpen: () => void;
}

/** Opens the payment instructions, whose code is loaded in advance. It is the primary button until first used. */
export function PaymentButton({ plan, total, disabled, onOpen }: PaymentButtonProps) {
  const { Part: UpiPaymentDialog, failed, retry } = useLazyComponent(paymentDialog);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function show() {
    if (failed) retry();
    setOpen(true);
    setWasOpened(true);
    onOpen();
  }

  return (
    <>
      <Button
        block
        variant={wasOpened ? 'secondary' : 'primary'}
        disabled={disabled}
        busy={open && !UpiPaymentDialog && !failed}
        onClick={show}
      >
        <Smartphone size={20} aria-hidden /> {t('Payment instructions')}
      </Button>
      {open && failed && (
        <Note tone="danger" role="alert">
          {t('The payment instructions could not be loaded. Please tap again.')}
        </Note>
      )}
      {UpiPaymentDialog && (
        <UpiPaymentDialog open={open} planTitle={plan.title} total={total} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
