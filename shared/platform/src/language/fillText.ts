import { LOCALES, type Language } from '@reelrupee/contract/languages';
import { formatDay } from '../format/date';
import type { PluralText, TextValue } from './textTypes';

type Values = Readonly<Record<string, TextValue>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * A text with its placeholders replaced, in the plural form of `count`; days are written in the language of the text.
 * Placeholders without a value stay.
 */
export function fillText(text: string | PluralText, language: Language, values?: Values): string {
  const form = typeof text === 'string' ? text : formOf(text, language, Number(values?.['count']));
  if (!values) return form;
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return value instanceof Date ? formatDay(value, language) : String(value);
  });
}

function formOf(text: PluralText, language: Language, count: number): string {
  const { select } = (rules[language] ??= new Intl.PluralRules(LOCALES[language]));
  return text[select.call(rules[language], count)] ?? text.other;
}
