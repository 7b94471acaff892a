/** Checks by the compiler whether the sources of a remote fit other declarations than those they were built against. */
import ts from 'typescript';
import type { ReleaseTypes, Declarations } from './declarations';
import { checkOptions } from './compilerOptions';
import { checkHost, SOURCES } from './checkHost';

/** A use of the platform that the new declarations do not allow. */
export interface TypeViolation {
  /** Path of the source in the remote's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The compiler's message. */
  message: string;
}

interface Diagnosed extends TypeViolation {
  /** Place and kind without the wording, which differs between declarations. */
  key: string;
}

/**
 * The errors that the sources of a remote have against the declarations of a shell, and do not have against those they
 * were built against. Modules that the remote bundles keep their own declarations.
 *
 * @param folders folders from whose `node_modules` the types of other packages come, the same for both sides
 */
export function checkRemoteTypes(
  built: ReleaseTypes,
  offered: Declarations,
  folders: readonly string[],
): TypeViolation[] {
  const found = diagnose(built, offered, folders);
  if (found.length === 0) return [];
  // Libraries of the team's own cannot be resolved here: what they cause is an error on both sides.
  const before = new Set(diagnose(built, built.declarations, folders).map(({ key }) => key));
  return found.filter(({ key }) => !before.has(key)).map(({ key: _, ...violation }) => violation);
}

function diagnose(built: ReleaseTypes, offered: Declarations, folders: readonly string[]): Diagnosed[] {
  const { host, roots } = checkHost(built, offered, folders);
  const program = ts.createProgram(roots, checkOptions, host);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(SOURCES))
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .map(describe);
}

function describe({ file, start = 0, code, messageText }: ts.Diagnostic): Diagnosed {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
  const path = file?.fileName.slice(SOURCES.length) ?? '';
  return {
    file: path,
    line,
    message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '),
    key: `${path} ${start} ${code}`,
  };
}
