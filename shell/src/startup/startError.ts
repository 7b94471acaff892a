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
  const text = document.createElement('p');
  text.textContent = problem;
  const button = document.createElement('button');
  button.textContent = action;
  button.onclick = () => window.location.reload();
  // Inline: no stylesheet of a screen has loaded.
  root.style.cssText = 'padding:25vh var(--space-4);text-align:center';
  button.style.cssText =
    'margin-top:var(--space-4);padding:var(--space-3) var(--space-6);border:0;border-radius:var(--radius-s);background:var(--brand);color:var(--on-brand);font:inherit';
  root.role = 'alert';
  root.append(text, button);
}
