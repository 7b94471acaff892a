import { cx } from '@reelrupee/ui/core';
import { PromoArt } from './PromoArt';
import styles from './PromoCarousel.module.css';
import type { promoSlides } from './promoSlides';

interface PromoSlideProps {
  slide: (typeof promoSlides)[number];
  /** As in "1 of 3". */
  place: string;
  shown: boolean;
}

/** One promise. Slides lie on top of each other; those not shown are there for nobody. */
export function PromoSlide({ slide, place, shown }: PromoSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      inert={!shown}
      className={cx(styles['slide'], shown && styles['shown'])}
    >
      <div className={styles['words']}>
        <h2>{slide.title}</h2>
        <p>{slide.text}</p>
      </div>
      <div className={styles['art']}>
        <PromoArt name={slide.art} />
      </div>
    </div>
  );
}
