import { registerCatalog, TextCatalog, type TextLoaders } from './catalogs';
import { fillText } from './fillText';
import { currentLanguage } from './languageStore';
import type { Texts, Translate } from './textTypes';

/**
 * Declares the texts of a package, once. Gives the function that translates an English text of the package; the keys of
 * the catalogs are the texts. `english` holds the plural forms of English texts with a `{count}`.
 */
export function defineTexts<Catalog extends Texts>(
  loaders: TextLoaders<Catalog>,
  english: Texts = {},
): Translate<keyof Catalog & string> {
  const catalog = registerCatalog(new TextCatalog(loaders, english));
  return (text, ...[values]) => fillText(...catalog.textIn(currentLanguage(), text), values);
}
