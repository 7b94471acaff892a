import { lazyComponent, useLazyComponent } from '@reelrupee/platform';
import type { SpeakAmountProps } from './SpeakAmount';

const speakAmount = lazyComponent(() => import(/* webpackChunkName: "speech" */ './SpeakAmount'));

/** The place of a button that says an amount. Its code loads after the screen. */
export function Speaker(props: SpeakAmountProps) {
  const { Part: SpeakAmount } = useLazyComponent(speakAmount);
  return SpeakAmount && <SpeakAmount {...props} />;
}
