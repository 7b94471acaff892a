/** The shape of a remote's exposed module, read from its syntax. */
import { join } from 'node:path';
import ts from 'typescript';
import { literal, parse } from './syntax';

/** Paths of the screens in `src/remote.tsx`, or undefined when it does not export `defineRemote({ screens })`. */
export function declaredScreens(dir: string): string[] | undefined {
  const source = parse(join(dir, 'src/remote.tsx'));
  const screens = source.statements.map(screensOf).find((found) => found !== undefined);
  return screens?.properties.map(({ name }) => literal(name) ?? '');
}

function screensOf(statement: ts.Statement): ts.ObjectLiteralExpression | undefined {
  if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) return undefined;
  const { expression, arguments: given } = statement.expression;
  const [declared] = given;
  if (expression.getText() !== 'defineRemote' || !declared || !ts.isObjectLiteralExpression(declared))
    return undefined;
  const screens = declared.properties.find((property) => property.name?.getText() === 'screens');
  const value = screens && ts.isPropertyAssignment(screens) ? screens.initializer : undefined;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}
