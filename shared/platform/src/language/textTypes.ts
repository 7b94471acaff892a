/** A text by plural category. It is chosen by the value `count`. */
export type PluralText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Translations by the English text, with `{name}` placeholders. */
export type Texts = Readonly<Record<string, string | PluralText>>;

/** The names of the placeholders in a text. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A value of a placeholder. A date is a calendar day (its UTC day), written as day and month. */
export type TextValue = string | number | Date;

/** A value for each placeholder of a text; nothing for a text without placeholders. */
export type TextValues<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, TextValue>>];

/** Gives a text in the current language. A text that the catalogs do not have is a compile error. */
export type Translate<Id extends string> = <Text extends Id>(
  text: Text,
  ...values: TextValues<Text>
) => string;
