/** The provider's messages in the user's language. They are English on the wire, and some providers have others. */
import type { Language } from '@reelrupee/contract/languages';
import { registerCatalog, TextCatalog } from '../language/catalogs';
import { currentLanguage } from '../language/languageStore';

type Messages = Readonly<Record<string, string>>;

const loaded: Partial<Record<Language, Messages>> = {};

const catalog = new TextCatalog(
  { hi: async () => (loaded.hi = (await import(/* webpackChunkName: "replies-hi" */ './hi')).hi) },
  {},
);
let isRegistered = false;

/**
 * Loads the messages of the current language; without them replies stay English. From then on a switch of the language
 * loads them too: a message may be on the screen.
 */
export async function loadReplyTexts(): Promise<void> {
  if (!isRegistered) registerCatalog(catalog);
  isRegistered = true;
  await catalog.load(currentLanguage());
}

/** A message in the current language; as it is, if it is not one of the contract's. */
export function replyText(msg: string): string {
  const messages = loaded[currentLanguage()];
  if (!messages || msg === '') return msg;
  // A message about a field of the call may end with the reason for developers; before 1.4, with the field's name.
  const text = msg.replace(/ \([^()]+\)$/, '');
  for (const [form, translated] of Object.entries(messages)) {
    const values = valuesOf(form, text);
    if (values) return translated.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  }
  return msg;
}

/** The values of a form's placeholders in a text; null if the text has another form. */
function valuesOf(form: string, text: string): Record<string, string> | null {
  const names = form.match(/\w+(?=\})/g) ?? [];
  if (names.length === 0) return form === text ? {} : null;
  const pattern = form.replace(/[.?()]/g, '\\$&').replace(/\{\w+\}/g, '(\\S+)');
  const values = new RegExp(`^${pattern}$`).exec(text);
  return values && Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']));
}
