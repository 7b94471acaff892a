import type { Language } from '@reelrupee/contract/languages';
import { useSyncExternalStore } from 'react';
import { pickVoice } from './pickVoice';

/** The browser's voice for a language; null without one. Browsers load their voices after the page. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    followVoices,
    () => pickVoice(isSupported() ? speechSynthesis.getVoices() : [], language) ?? null,
    () => null,
  );
}

function isSupported(): boolean {
  return 'speechSynthesis' in window;
}

function followVoices(listener: () => void): () => void {
  if (!isSupported()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
