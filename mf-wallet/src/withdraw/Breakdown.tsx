import { WITHDRAW_PLATFORM_PERCENT, WITHDRAW_TDS_PERCENT } from '@reelrupee/contract/constants';
import { toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import { formatRupees } from '@reelrupee/platform';
import { Amount } from '@reelrupee/ui/core';
import styles from './Breakdown.module.css';
import { t } from '../texts/texts';

/** The live breakdown of the typed amount; all zero without a valid amount. */
export function Breakdown({ paise }: { paise: number | null }) {
  const { amount, platform, tds, net } = withdrawalBreakdown(paise ?? 0);
  return (
    <dl className={styles['breakdown']}>
      <Line label={t('Amount')} value={rupees(amount)} />
      <Line
        label={t('Platform charge ({percent}%)', { percent: WITHDRAW_PLATFORM_PERCENT })}
        value={`− ${rupees(platform)}`}
      />
      <Line label={t('TDS ({percent}%)', { percent: WITHDRAW_TDS_PERCENT })} value={`− ${rupees(tds)}`} />
      <div className={styles['net']}>
        <dt>{t('You receive')}</dt>
        <dd>
          <Amount size="l">{rupees(net)}</Amount>
        </dd>
      </div>
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function rupees(paise: number): string {
  return formatRupees(toRupees(paise));
}
