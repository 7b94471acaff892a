import { languageOf, type Language } from '@reelrupee/contract/languages';

/** Part of the first script: the catalog of texts could not load either. */
const WORDS: Record<Language, [problem: string, action: string]> = {
  en: ['The app did not open. Check your connection.', 'Reload'],
  hi: ['ऐप नहीं खुला। अपना कनेक्शन जाँचें।', 'फिर लोड करें'],
};

/** Says that the app could not start, with a button that reloads, unless a prerendered screen is on display. */
export function showStartError(root: HTMLElement): void {
  if (root.hasChildNodes()) return;
  const [problem, action] = WORDS[languageOf(document.documentElement.lang)];
  const button = document.createElement('button');
  button.textContent = action;
  // Inline: no stylesheet of a screen has loaded.
  root.style.padding = button.style.padding = 'var(--space-4)';
  button.onclick = () => window.location.reload();
  root.role = 'alert';
  root.append(`${problem} `, button);
}
