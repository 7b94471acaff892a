/** Finds the release at fault for an error or a long frame, by the addresses of scripts. Pure. */

/** A part of the browser's entry on a long animation frame (https://w3c.github.io/long-animation-frames/). */
export interface FrameScript {
  sourceURL: string;
  /** Milliseconds. */
  duration: number;
  /** `classic-script` and `module-script` for the evaluation of a file. */
  invokerType: string;
}

/** The addresses of the scripts in an error's stack, the innermost first. */
export function scriptAddresses(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.match(/https?:\/\/[^\s()]+/g) ?? [];
}

/** A long frame's time is at least this much of one release's code. Taps that take longer are poor (web.dev/inp). */
const SLOW_MS = 500;

/**
 * The owner of the code that took most of a long frame; undefined when no owner's took `SLOW_MS`. React, which the
 * shell brings, calls the handlers and components of screens: its work counts for the screen that is open.
 */
export function slowOwner<Owner>(
  scripts: readonly FrameScript[],
  ownerOf: (address: string) => Owner | undefined,
  open: Owner | undefined,
): { owner: Owner; ms: number } | undefined {
  const times = new Map<Owner, number>();
  for (const { sourceURL, duration, invokerType } of scripts) {
    const owner = ownerOf(sourceURL) ?? (isEvaluation(invokerType) ? undefined : open);
    if (owner !== undefined) times.set(owner, (times.get(owner) ?? 0) + duration);
  }
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most && most[1] >= SLOW_MS ? { owner: most[0], ms: Math.round(most[1]) } : undefined;
}

function isEvaluation(invokerType: string): boolean {
  return invokerType.endsWith('-script');
}
