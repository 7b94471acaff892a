import { createStore } from 'zustand';
import type { Language } from '@reelrupee/contract/languages';

/** The language that the app renders in. A new state renders again, also one with the same language. */
export const languageState = createStore<{ language: Language }>(() => ({ language: 'en' }));
