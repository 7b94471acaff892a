/** The catalogs of all packages in the page: each package's texts travel with its own release. */
import type { Language, TranslatedLanguage } from '@reelrupee/contract/languages';
import type { Texts } from './textTypes';

/** Loads the texts of a package, by language. A release may be older than a language of the shell. */
export type TextLoaders<Catalog extends Texts = Texts> = Readonly<
  Partial<Record<TranslatedLanguage, () => Promise<Catalog>>>
>;

export class TextCatalog {
  readonly #loaders: TextLoaders;
  readonly #loaded: Partial<Record<Language, Texts>>;

  constructor(loaders: TextLoaders, english: Texts) {
    this.#loaders = loaders;
    this.#loaded = { en: english };
  }

  textIn(language: Language, text: string): Texts[string] {
    return this.#loaded[language]?.[text] ?? this.#loaded.en?.[text] ?? text;
  }

  /** Never rejects: without the language or its file a package shows English, and the next call asks again. */
  async load(language: Language): Promise<void> {
    if (language === 'en' || this.#loaded[language]) return;
    const load = this.#loaders[language];
    const texts = await load?.().catch(() => undefined);
    if (texts) this.#loaded[language] = texts;
  }
}

const catalogs: TextCatalog[] = [];

export function registerCatalog(catalog: TextCatalog): TextCatalog {
  catalogs.push(catalog);
  return catalog;
}

/** The language that the page is in, or is about to be in. */
export let wanted: Language = 'en';

/** Loads the texts of every package whose code is in the page, by default in the language that was asked for last. */
export async function loadTexts(language: Language = wanted): Promise<void> {
  wanted = language;
  if (language !== 'en') await Promise.all(catalogs.map((catalog) => catalog.load(language)));
}
