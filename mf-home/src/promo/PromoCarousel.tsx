import { useDocumentVisible, useReducedMotion } from '@reelrupee/ui/core';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { isAutoAdvancing, PROMO_INTERVAL_MS, slideAfter, mayAutoAdvance } from './carouselRules';
import styles from './PromoCarousel.module.css';
import { PromoControls } from './PromoControls';
import { PromoSlide } from './PromoSlide';
import { promoSlides } from './promoSlides';
import { useInteraction } from './useInteraction';
import { useSwipe } from './useSwipe';
import { t } from '../texts/texts';

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The promo carousel: three slides that fade into each other. The first render needs neither data nor effects, so
 * it can be prerendered into the page’s HTML.
 */
export function PromoCarousel({ onGetStarted }: { onGetStarted: () => void }) {
  const [index, setIndex] = useState(0);
  const [userChoice, setUserChoice] = useState<'play' | 'pause' | null>(null);
  const { interacting, interactionProps } = useInteraction();
  const state = { userChoice, interacting, reducedMotion: useReducedMotion(), visible: useDocumentVisible() };
  const autoAdvancing = isAutoAdvancing(state);
  const step = useCallback((by: -1 | 1) => setIndex((now) => slideAfter(now, by, promoSlides.length)), []);
  const swipeProps = useSwipe(step);

  useEffect(() => {
    if (!autoAdvancing) return;
    const timer = setTimeout(() => step(1), PROMO_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [autoAdvancing, index, step]);

  function onKeyDown(event: KeyboardEvent) {
    const by = KEY_STEPS[event.key];
    if (by) step(by);
  }

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('What you can earn')}
      className={styles['carousel']}
      onKeyDown={onKeyDown}
      {...interactionProps}
      {...swipeProps}
    >
      <div aria-live={autoAdvancing ? 'off' : 'polite'} className={styles['slides']}>
        {promoSlides.map((slide, position) => (
          <PromoSlide
            key={slide.art}
            slide={slide}
            label={t('{position} of {total}', { position: position + 1, total: promoSlides.length })}
            shown={position === index}
          />
        ))}
      </div>
      <PromoControls
        index={index}
        count={promoSlides.length}
        playing={mayAutoAdvance(state)}
        onSelect={setIndex}
        onPlayPause={(playing) => setUserChoice(playing ? 'play' : 'pause')}
        onGetStarted={onGetStarted}
      />
    </section>
  );
}
