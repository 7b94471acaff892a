import { BETTER_OPENING, OPENING, WORD_RULES } from './rules';
import { textsOf, type Text } from './texts';

/** Violations of the wording rules in a file, each as `path:line: "word": better word`. Pure. */
export function checkProse(path: string, content: string): string[] {
  const rules = WORD_RULES.filter(({ except }) => !except?.test(path));
  return textsOf(path, content).flatMap((text) => {
    const found = rules.flatMap(({ pattern, better }) => {
      const word = new RegExp(pattern, 'i').exec(text.text)?.[0];
      return word === undefined ? [] : [`"${word}": ${better}`];
    });
    return [...openingOf(text), ...found].map((violation) => `${path}:${text.line}: ${violation}`);
  });
}

function openingOf({ text, isOpening }: Text): string[] {
  const word = isOpening ? OPENING.exec(text)?.[0] : undefined;
  return word === undefined ? [] : [`"${word} …": ${BETTER_OPENING}`];
}
