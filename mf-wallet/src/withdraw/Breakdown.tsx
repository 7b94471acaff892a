import { WITHDRAW_PLATFORM_PERCENT, WITHDRAW_TDS_PERCENT } from '@reelrupee/contract/constants';
import { toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import { formatRupees } from '@reelrupee/platform';
import { Amount, Speaker } from '@reelrupee/ui/core';
import { ArrowDownToLine, Building2, CreditCard, Wallet } from '@reelrupee/ui/icons';
import type { ReactNode } from 'react';
import styles from './Breakdown.module.css';
import { t } from '../texts/texts';

/** The live breakdown of the typed amount; all zero without a valid amount. */
export function Breakdown({ paise }: { paise: number | null }) {
  const { amount, platform, tds, net } = withdrawalBreakdown(paise ?? 0);
  return (
    <dl className={styles['breakdown']}>
      <Line icon={<Wallet size={16} aria-hidden />} label={t('Amount')} value={rupees(amount)} />
      <Line
        icon={<CreditCard size={16} aria-hidden />}
        label={t('Platform charge ({percent}%)', { percent: WITHDRAW_PLATFORM_PERCENT })}
        value={`− ${rupees(platform)}`}
      />
      <Line
        icon={<Building2 size={16} aria-hidden />}
        label={t('TDS ({percent}%)', { percent: WITHDRAW_TDS_PERCENT })}
        value={`− ${rupees(tds)}`}
      />
      <div className={styles['net']}>
        <dt>
          <ArrowDownToLine size={18} aria-hidden /> {t('You receive')}
        </dt>
        <dd>
          <Speaker label={t('You receive')} amount={toRupees(net)} />
          <Amount size="l">{rupees(net)}</Amount>
        </dd>
      </div>
    </dl>
  );
}

function Line({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div>
      <dt>
        {icon} {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function rupees(paise: number): string {
  return formatRupees(toRupees(paise));
}
