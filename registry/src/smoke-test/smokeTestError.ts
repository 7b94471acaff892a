/** The reason why a page cannot use a build. */
export interface LoadViolation {
  /** The file with the error, below the remote's folder: a source, or one of the release. */
  file: string;
  problem: string;
}

/** The reason as an exception. */
export class SmokeTestError extends Error {
  constructor(readonly fault: LoadViolation) {
    super(fault.problem);
  }
}

const PLACE = /([\w./-]+\.js):(\d+):(\d+)/g;

/** The error for code that threw: in the file of the build that its stack names first, otherwise in `otherwise`. */
export function violationOf(error: unknown, { id, ran, otherwise }: Tried): LoadViolation {
  const { stack = '' } = error as { stack?: string };
  const place = [...stack.matchAll(PLACE)].find(([, path = '']) => ran.has(path));
  const problem = `throws when a page loads it: ${String(error)}`;
  if (!place) return { file: otherwise, problem };
  const [, path = '', line = '', column = ''] = place;
  return { file: `${id}/${path}`, problem: `${problem} (line ${line}, column ${column})` };
}

interface Tried {
  /** The release. */
  id: string;
  /** Its scripts that ran. */
  ran: ReadonlySet<string>;
  otherwise: string;
}
