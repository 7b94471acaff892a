import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import { Button, ScreenLayout, EmptyState } from '@reelrupee/ui/core';
import { CircleAlert } from '@reelrupee/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../texts/texts';

interface ErrorScreenProps {
  /** The screen that did not open. */
  title: string;
  failure: LoadErrorKind;
  onRetry: () => void;
}

const NOT_LOADED = 'It could not be loaded. Try again in a moment.';
const FAULTY = 'This screen has a fault, which has been reported. Everything else works as usual.';

const TEXTS = {
  unreachable: NOT_LOADED,
  style: NOT_LOADED,
  timeout: 'This is taking longer than usual. It will open as soon as it’s ready.',
  incompatible: 'It needs a newer version of the app. Try again in a moment.',
  integrity: FAULTY,
  evaluation: FAULTY,
  init: FAULTY,
  'screen-missing': FAULTY,
  render: FAULTY,
  hang: FAULTY,
} as const satisfies Record<LoadErrorKind, string>;

/** Replaces a screen that no release could render. */
export function ErrorScreen({ title, failure, onRetry }: ErrorScreenProps) {
  useRetryOnline(failure, onRetry);
  return (
    <ScreenLayout title={title} hideTitle>
      <EmptyState
        urgent
        icon={<CircleAlert size={28} />}
        title={t('{title} did not open', { title })}
        text={t(TEXTS[failure])}
        action={<Button onClick={onRetry}>{t('Retry')}</Button>}
      />
    </ScreenLayout>
  );
}

/** A screen that could not be loaded is tried again as soon as the browser is back online. */
function useRetryOnline(failure: LoadErrorKind, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (TEXTS[failure] !== NOT_LOADED) return;
    // One listener for as long as the screen is there: another one of the same event may render the screen again, and a
    // listener that is added meanwhile is not called.
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failure]);
}
