import { LOAD_ERROR_KINDS, type LoadErrorKind } from '@reelrupee/contract/loadError';

/** A failure on the way to a screen, of a known kind. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly kind: LoadErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/** Where a foreign error came from, which says what kind it is. */
export type Stage = 'init' | 'evaluation' | 'render';

/** The kind of any error that a release caused; the one classifier that all else relies on. */
export function loadErrorKind(error: unknown, stage: Stage): LoadErrorKind {
  if (error instanceof LoadError) return error.kind;
  if (error instanceof Error && 'type' in error) {
    // The bundler's own errors of chunks carry the type of the event that our loader handed to it.
    if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return 'style';
    if (error.name === 'ChunkLoadError') return chunkErrorKind(error.type);
  }
  return stage;
}

/** For people and for the beacon: what happened, in one line. */
export function loadErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function chunkErrorKind(type: unknown): LoadErrorKind {
  // 'missing': the script ran and did not contain the chunk.
  if (type === 'missing') return 'evaluation';
  return LOAD_ERROR_KINDS.find((kind) => kind === type) ?? 'unreachable';
}
