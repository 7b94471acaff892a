import { cx } from '@reelrupee/ui/core';
import { PromoArt } from './PromoArt';
import styles from './PromoCarousel.module.css';
import type { promoSlides } from './promoSlides';
import { t } from '../texts/texts';

interface PromoSlideProps {
  slide: (typeof promoSlides)[number];
  /** As in "1 of 3". */
  label: string;
  shown: boolean;
}

/** One slide. Slides are stacked on top of each other; hidden ones are inert. */
export function PromoSlide({ slide, label, shown }: PromoSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={t('slide')}
      aria-label={label}
      inert={!shown}
      className={cx(styles['slide'], shown && styles['shown'])}
    >
      <div className={styles['text']}>
        <h2>{t(slide.title)}</h2>
        <p>{t(slide.text)}</p>
      </div>
      <div className={styles['art']}>
        <PromoArt name={slide.art} />
      </div>
    </div>
  );
}
