import type { LoadErrorKind } from '@reelrupee/contract/loadError';

/** A failure while loading a screen, of a known kind. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly kind: LoadErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The origin of a foreign error, which determines its kind. */
export type Stage = 'init' | 'evaluation' | 'render';

/** The kind of any error that a release caused; the one classifier for all callers. */
export function loadErrorKind(error: unknown, stage: Stage): LoadErrorKind {
  if (error instanceof LoadError) return error.kind;
  if (!(error instanceof Error)) return stage;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return 'style';
  if (error.name === 'ChunkLoadError') return chunkErrorKind(error);
  return RUNTIME_ERRORS.find(([code]) => error.message.includes(code))?.[1] ?? stage;
}

/** The address of the script or stylesheet that a bundler could not load, if that is the error. */
export function failedAddress(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error)) return undefined;
  return typeof error.request === 'string' ? error.request : undefined;
}

/** The error in one line, for people and for the beacon. */
export function loadErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Error codes of the federation runtime (https://module-federation.io/guide/troubleshooting/runtime). */
const RUNTIME_ERRORS: [code: string, kind: LoadErrorKind][] = [
  ['RUNTIME-012', 'incompatible'],
  ['RUNTIME-014', 'screen-missing'],
  ['RUNTIME-015', 'init'],
];

/** 'missing': the script ran and did not contain the chunk. */
function chunkErrorKind(error: Error): LoadErrorKind {
  return 'type' in error && error.type === 'missing' ? 'evaluation' : 'unreachable';
}
