import { useReducedMotion } from '@reelrupee/ui/core';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { isAutoAdvancing, PROMO_INTERVAL_MS, slideAfter, mayAutoAdvance } from './carouselRules';
import styles from './PromoCarousel.module.css';
import { PromoControls } from './PromoControls';
import { PromoSlide } from './PromoSlide';
import { promoSlides } from './promoSlides';
import { useHold } from './useHold';
import { usePageHidden } from './usePageHidden';
import { useSwipe } from './useSwipe';

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The three promises, one fading into the next. The first draw needs no data and no effect: it is what the
 * visitor sees first, and may stand in the page's HTML before any script.
 */
export function PromoCarousel({ onGetStarted }: { onGetStarted: () => void }) {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const { held, holdProps } = useHold();
  const situation = { choice, held, reducedMotion: useReducedMotion(), hidden: usePageHidden() };
  const moves = isAutoAdvancing(situation);
  const step = useCallback((by: -1 | 1) => setIndex((now) => slideAfter(now, by, promoSlides.length)), []);
  const swipeProps = useSwipe(step);

  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => step(1), PROMO_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [moves, index, step]);

  function onKeyDown(event: KeyboardEvent) {
    const by = KEY_STEPS[event.key];
    if (by) step(by);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What you can earn"
      className={styles['carousel']}
      onKeyDown={onKeyDown}
      {...holdProps}
      {...swipeProps}
    >
      <div aria-live={moves ? 'off' : 'polite'} className={styles['slides']}>
        {promoSlides.map((slide, position) => (
          <PromoSlide
            key={slide.art}
            slide={slide}
            place={`${position + 1} of ${promoSlides.length}`}
            shown={position === index}
          />
        ))}
      </div>
      <PromoControls
        index={index}
        count={promoSlides.length}
        playing={mayAutoAdvance(situation)}
        onChoose={setIndex}
        onPlayPause={(playing) => setChoice(playing ? 'play' : 'pause')}
        onGetStarted={onGetStarted}
      />
    </section>
  );
}
