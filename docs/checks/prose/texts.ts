/** The prose of a file without code spans: comments, test titles and Markdown. Pure. */

export interface Text {
  /** Line number, from 1. */
  line: number;
  text: string;
  /** A test title, or the first line of a comment. */
  isOpening: boolean;
}

const LINE_COMMENT: Record<string, RegExp> = { sql: /^--\s?/, yml: /^#\s?/, yaml: /^#\s?/, conf: /^#\s?/ };
const SLASHES = /^\/\/\s?/;
const TRAILING = /(?:\s\/\/|\/\*\*?) (.*?)(?:\*\/|$)/;
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*(?:\(.*?\))?|^\](?: as const)?\))\(\s*(['"`])(.*?)\1[,)]/;
const TITLE_BELOW = /^(?:.*\b(?:test|it|describe)(?:\.\w+)*(?:\(.*\))?|\]?\)|.*\]\))\($/;

/** The texts of a file, by the ending of its name. */
export function textsOf(path: string, content: string): Text[] {
  const lines = content.split('\n');
  return path.endsWith('.md')
    ? markdownTexts(lines)
    : codeTexts(lines, path.slice(path.lastIndexOf('.') + 1));
}

function markdownTexts(lines: readonly string[]): Text[] {
  let isCode = false;
  return lines.flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return [];
    const text = withoutCode(line).replace(/\]\([^)]*\)/g, ']');
    return [{ line: index + 1, text, isOpening: false }];
  });
}

function codeTexts(lines: readonly string[], type: string): Text[] {
  const lineComment = LINE_COMMENT[type] ?? SLASHES;
  const texts: Text[] = [];
  let isBlock = false;
  lines.forEach((source, index) => {
    const trimmed = source.trim();
    const add = (text: string, isOpening: boolean) =>
      texts.push({ line: index + 1, text: withoutCode(text), isOpening });
    const previous = lines[index - 1]?.trim() ?? '';
    if (isBlock) {
      add(trimmed.replace(/^\*\s?/, ''), /^\{?\/\*\*?$/.test(previous));
    } else if (/^\{?\/\*/.test(trimmed)) {
      add(trimmed.replace(/^\{?\/\*\*?\s?/, ''), true);
    } else if (lineComment.test(trimmed)) {
      add(trimmed.replace(lineComment, ''), !lineComment.test(previous));
    } else {
      const title = TITLE.exec(trimmed)?.[2] ?? (TITLE_BELOW.test(previous) ? quoted(trimmed) : undefined);
      if (title !== undefined) add(title, true);
      const trailing = title === undefined ? TRAILING.exec(source)?.[1] : undefined;
      if (trailing !== undefined) add(trailing, true);
    }
    if (isBlock || /^\{?\/\*/.test(trimmed)) isBlock = !trimmed.includes('*/');
  });
  return texts;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '');
}

function quoted(line: string): string | undefined {
  return /^(['"`])(.*)\1,?$/.exec(line)?.[2];
}
