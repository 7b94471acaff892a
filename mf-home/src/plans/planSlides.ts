import { formatPrice, type PlanOffer } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Plan cards on one slide of the carousel. */
const PLANS_PER_SLIDE = 3;

/** Splits plans into slides of three, in order; the last slide may have fewer. */
export function planSlides<Item>(plans: readonly Item[]): Item[][] {
  const slides = Math.ceil(plans.length / PLANS_PER_SLIDE);
  return Array.from({ length: slides }, (_, slide) =>
    plans.slice(slide * PLANS_PER_SLIDE, (slide + 1) * PLANS_PER_SLIDE),
  );
}

/** The recharge amount as a price tag: "Free" or "₹250". */
export function priceTag({ isFree, rechargeAmount }: Pick<PlanOffer, 'isFree' | 'rechargeAmount'>): string {
  return isFree ? t('Free') : formatPrice(rechargeAmount);
}

/** Earnings per reel, as in "₹ 4.50 / Reel". */
export function formatPerReel(earningsPerReel: number): string {
  return t('{amount} / Reel', { amount: formatPrice(earningsPerReel).replace('₹', '₹ ') });
}
