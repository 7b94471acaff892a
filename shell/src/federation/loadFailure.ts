import { FAILURE_KINDS, type FailureKind } from '@reelrupee/contract/failure';

/** A failure on the way to a screen, of a known kind. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** Where a foreign error came from, which says what kind it is. */
export type Stage = 'init' | 'evaluation' | 'render';

/** The kind of any error that a release caused; the one classifier that all else relies on. */
export function failureKind(error: unknown, stage: Stage): FailureKind {
  if (error instanceof LoadFailure) return error.kind;
  if (error instanceof Error && 'type' in error) {
    // The bundler's own errors of chunks carry the type of the event that our loader handed to it.
    if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return 'style';
    if (error.name === 'ChunkLoadError') return chunkFailure(error.type);
  }
  return stage;
}

/** For people and for the beacon: what happened, in one line. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function chunkFailure(type: unknown): FailureKind {
  // 'missing': the script ran and did not contain the chunk.
  if (type === 'missing') return 'evaluation';
  return FAILURE_KINDS.find((kind) => kind === type) ?? 'unreachable';
}
