import { LOCALES, type Language } from '@reelrupee/contract/languages';
import type { PluralText } from './textTypes';

type Values = Readonly<Record<string, string | number>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** A text with its placeholders replaced, in the plural form of `count`. Placeholders without a value stay. */
export function fillText(text: string | PluralText, language: Language, values?: Values): string {
  const form = typeof text === 'string' ? text : formOf(text, language, Number(values?.['count']));
  return values ? form.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : form;
}

function formOf(text: PluralText, language: Language, count: number): string {
  const { select } = (rules[language] ??= new Intl.PluralRules(LOCALES[language]));
  return text[select.call(rules[language], count)] ?? text.other;
}
