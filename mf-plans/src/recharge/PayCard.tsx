import { RECHARGE_CHARGE_PERCENT } from '@reelrupee/contract/constants';
import { formatRupees, type PlanOffer } from '@reelrupee/platform';
import { Amount, Card, Speaker } from '@reelrupee/ui/core';
import type { RechargePrice } from '../rechargePrice';
import { PaymentButton } from './PaymentButton';
import styles from './Recharge.module.css';
import { t } from '../texts/texts';

interface PayCardProps {
  plan: PlanOffer;
  price: RechargePrice;
  canPay: boolean;
  /** The payment instructions are opened. */
  onPay: () => void;
}

/** The price breakdown and the button that opens the payment instructions. */
export function PayCard({ plan, price, canPay, onPay }: PayCardProps) {
  return (
    <Card className={styles['card']}>
      <dl>
        <div className={styles['line']}>
          <dt>{plan.title}</dt>
          <dd>{formatRupees(price.plan)}</dd>
        </div>
        <div className={styles['line']}>
          <dt>{t('Charge ({percent}%)', { percent: RECHARGE_CHARGE_PERCENT })}</dt>
          <dd>{formatRupees(price.charge)}</dd>
        </div>
        <div className={styles['total']}>
          <dt>{t('Total to pay')}</dt>
          <dd>
            <Speaker label={t('Total to pay')} amount={price.total} />
            <Amount size="l">{formatRupees(price.total)}</Amount>
          </dd>
        </div>
      </dl>
      <PaymentButton plan={plan} total={price.total} disabled={!canPay} onOpen={onPay} />
      <p className={styles['hint']}>
        {t('What you pay buys the plan and cannot be withdrawn. What you earn with it can.')}
      </p>
    </Card>
  );
}
