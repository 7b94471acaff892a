import { showToast } from '@reelrupee/platform';
import { useIsMounted } from '@reelrupee/ui/core';
import { useState } from 'react';

/** The error that a form shows, or a toast if the user has closed the form meanwhile. */
export function useErrorText() {
  const [errorText, setErrorText] = useState<string | null>(null);
  const isMounted = useIsMounted();

  function showError(text: string | null) {
    if (isMounted.current) setErrorText(text);
    else if (text) showToast('error', text);
  }

  return { isMounted, errorText, showError };
}
