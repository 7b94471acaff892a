import { t } from './texts/texts';

/** Messages of calls that failed without one of the provider. */
export const errorTexts = () => ({
  refused: t('Something went wrong'),
  failed: t('Server error'),
  unreachable: t('Could not connect. Please check your network.'),
});
