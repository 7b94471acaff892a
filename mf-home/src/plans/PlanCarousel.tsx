import type { PlanOffer } from '@reelrupee/platform';
import { IconButton } from '@reelrupee/ui/core';
import { ChevronLeft, ChevronRight } from '@reelrupee/ui/icons';
import { useRef, useState } from 'react';
import { PlanCard } from './PlanCard';
import { planSlides } from './planSlides';
import styles from './RechargePlans.module.css';
import { t } from '../texts/texts';

/** Plan cards, three per slide. It never advances on its own: only by swipe, button or keyboard focus. */
export function PlanCarousel({ plans }: { plans: PlanOffer[] }) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const slides = planSlides(plans);

  function show(slide: number) {
    const element = track.current;
    element?.scrollTo({ left: slide * element.clientWidth });
  }

  return (
    <div className={styles['carousel']}>
      <div
        ref={track}
        className={styles['track']}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <ul
            key={index}
            aria-label={t('Plans, part {part} of {total}', { part: index + 1, total: slides.length })}
            className={styles['slide']}
          >
            {slide.map((plan) => (
              <li key={plan._id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className={styles['controls']}>
        <IconButton label={t('Previous plans')} disabled={shown === 0} onClick={() => show(shown - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <span className={styles['count']}>
          {shown + 1} / {slides.length}
        </span>
        <IconButton
          label={t('Next plans')}
          disabled={shown >= slides.length - 1}
          onClick={() => show(shown + 1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
