import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that the browser has said, and `-` for each time that it was silenced. */
    said: string[];
  }
}

/** Gives the browser voices, and records what they say: the test browser has none. */
export async function provideVoices(page: Page, ...tags: string[]): Promise<void> {
  await page.addInitScript((given) => {
    window.said = [];
    class Utterance {
      lang = '';
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    const speech = {
      getVoices: () => voices,
      speak: ({ lang, text }: Utterance) => window.said.push(`${lang} ${text}`),
      cancel: () => window.said.push('-'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const voices = given.map((lang) => ({ lang }));
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  }, tags);
}
