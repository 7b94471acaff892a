import { errorMessage, useActionQuery } from '@reelrupee/platform';
import { ErrorSlot } from '../reels/slots/ErrorSlot';
import { LoadingSlot } from '../reels/slots/LoadingSlot';
import { SampleReels } from './SampleReels';
import { SampleEnd } from './SampleEnd';
import { t } from '../texts/texts';

const errorTexts = () => ({
  refused: t('The sample reels could not be loaded.'),
  failed: t('The sample reels could not be loaded.'),
  unreachable: t('The sample reels could not be loaded. Please check your network.'),
});

/** The sample reels for a visitor, from slot `start`. A provider without samples leads to sign-up. */
export default function SampleFeed({ start }: { start: number }) {
  const samples = useActionQuery('getSampleReels', {});
  if (samples.state === 'ready') {
    const reels = samples.reply.data;
    const first = Math.min(Math.max(start, 0), reels.length - 1);
    return reels.length > 0 ? (
      <SampleReels reels={reels} start={first} />
    ) : (
      <SampleEnd watched={0} planId={undefined} />
    );
  }
  const text = samples.state === 'error' ? errorMessage(samples.error, errorTexts()) : null;
  if (text === null) return <LoadingSlot />;
  return <ErrorSlot text={text} retrying={samples.refreshing} onRetry={samples.retry} />;
}
