import { callAction, errorMessage, showToast } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useState } from 'react';
import { errorTexts } from '../errorTexts';
import { saveFile } from '../saveFile';

/** Saves the provider's summary of the user's data as a file. */
export function useDataDownload(userId: string) {
  const [busy, setBusy] = useState(false);
  const [runOnce] = useState(singleFlight);

  async function download() {
    setBusy(true);
    const result = await callAction('exportUserData', { userId });
    setBusy(false);
    if (result.kind === 'ok') {
      return saveFile('reelrupee-data.json', 'application/json', JSON.stringify(result.data, null, 2));
    }
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return { busy, download: () => void runOnce(download) };
}
