import { callAction, errorMessage, showToast } from '@reelrupee/platform';
import { errorTexts } from '../errorTexts';
import { saveFile } from '../saveFile';
import { useSingleFlight } from '../useSingleFlight';

/** Saves the provider's summary of the user's data as a file. */
export function useDataDownload(userId: string) {
  const { busy, run } = useSingleFlight();

  async function download() {
    const result = await callAction('exportUserData', { userId });
    if (result.kind === 'ok') {
      return saveFile('reelrupee-data.json', 'application/json', JSON.stringify(result.data, null, 2));
    }
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return { busy, download: () => run(download) };
}
