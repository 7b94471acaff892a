import { lazyComponent, useLazyComponent } from '@reelrupee/platform';

interface SpeakerProps {
  label: string;
  /** Rupees; nothing is shown while they are unknown. */
  amount: number | null | undefined;
}

const speakAmount = lazyComponent(() => import(/* webpackChunkName: "speech" */ './SpeakAmount'));

/** The place of the button that says an amount. */
export function Speaker(props: SpeakerProps) {
  const { Part: SpeakAmount } = useLazyComponent(speakAmount);
  return SpeakAmount && <SpeakAmount {...props} />;
}
