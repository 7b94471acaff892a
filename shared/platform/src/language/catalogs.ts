/** The catalogs of all packages in the page: each package's texts travel with its own release. */
import type { Language, TranslatedLanguage } from '@reelrupee/contract/languages';
import { languageState } from './languageState';
import type { Texts } from './textTypes';
import { withinLimit } from './withinLimit';

/** Loads the texts of a package, by language. A release may be older than a language of the shell. */
export type TextLoaders<Catalog extends Texts = Texts> = Readonly<
  Partial<Record<TranslatedLanguage, () => Promise<Catalog>>>
>;

export class TextCatalog {
  readonly #loaders: TextLoaders;
  readonly #loaded: Partial<Record<Language, Texts>>;
  /** The waits for the files that have no reply yet. */
  readonly #waits: Partial<Record<Language, Promise<void> | undefined>> = {};

  constructor(loaders: TextLoaders, english: Texts) {
    this.#loaders = loaders;
    this.#loaded = { en: english };
  }

  /** A text and the language that it is in: English, if the catalog of the wanted one lacks it. */
  textIn(language: Language, text: string): [text: Texts[string], language: Language] {
    const translated = this.#loaded[language]?.[text];
    return translated ? [translated, language] : [this.#loaded.en?.[text] ?? text, 'en'];
  }

  /**
   * Never rejects. Without the language or its file a package shows English, and the next call asks again; a file that
   * is late is waited for once, and the app renders again when it arrives.
   */
  async load(language: Language): Promise<void> {
    if (language === 'en' || this.#loaded[language]) return;
    // A new state, though the language is the same.
    const renderAgain = () => languageState.setState({});
    await (this.#waits[language] ??= withinLimit(this.#fetch(language), renderAgain));
  }

  async #fetch(language: TranslatedLanguage): Promise<void> {
    const texts = await this.#loaders[language]?.().catch(() => undefined);
    if (texts) this.#loaded[language] = texts;
    this.#waits[language] = undefined;
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
