/** Texts of screens that are not looked up in a catalog. */
import ts from 'typescript';

/** Attributes whose value a user reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-roledescription',
  'alt',
  'hint',
  'imageName',
  'intro',
  'label',
  'name',
  'note',
  'placeholder',
  'prefix',
  'text',
  'title',
]);

/** The texts of an `ErrorTexts`, which are shown as they are. */
const ERROR_TEXTS = new Set(['refused', 'failed', 'unreachable']);

/** Names that every language writes alike. */
const NAMES = /\b(WhatsApp|English|https?:\S+|\S+@\S+|₹[\d.,]+)|[+₹]/g;

/** The texts written into the JSX and the error texts of a file, with their lines. */
export function untranslatedTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text.replace(NAMES, ''))) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${path}:${line}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText()) && isRead(node)) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) report(value, value.text);
    }
    if (ts.isPropertyAssignment(node) && ERROR_TEXTS.has(node.name.getText())) {
      const value = node.initializer;
      if (ts.isStringLiteral(value)) report(value, value.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The `name` of a form field, and of an element of HTML, is read by no user. */
function isRead(attribute: ts.JsxAttribute): boolean {
  if (attribute.name.getText() !== 'name') return true;
  const element = attribute.parent.parent.tagName.getText();
  return element === 'Fact';
}
