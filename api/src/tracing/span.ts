/** Spans of OpenTelemetry; there are none until startTracing has registered an exporter. */
import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Asked for each span: a tracer from before the exporter was registered records nothing. */
const tracer = () => trace.getTracer('reelrupee');

let recording = false;

/** Turns spans on or off; off, they would still cost a tenth of a read's CPU. */
export function recordSpans(on: boolean): void {
  recording = on;
}

export function isRecordingSpans(): boolean {
  return recording;
}

/** Runs `work` within a span; spans started by it are its children. An error is recorded and thrown on. */
export function withSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!recording) return work();
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      recordError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Records in a span how long a call takes that was started elsewhere, and gives its promise back unchanged: a promise
 * derived from it would be rejected without a handler where the caller handles errors by a callback.
 */
export function observeInSpan<Pending>(name: string, start: () => Pending): Pending {
  if (!recording) return start();
  const span = tracer().startSpan(name);
  const pending = start();
  void Promise.resolve(pending)
    .catch((error: unknown) => recordError(span, error))
    .finally(() => span.end());
  return pending;
}

function recordError(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.recordException(error);
}
