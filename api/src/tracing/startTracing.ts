import type { Config } from '../config';
import { recordSpans } from './span';

export interface Tracing {
  /** Sends what is not sent yet, and stops. */
  stop(): Promise<void>;
}

/**
 * Exports spans by OTLP over HTTP when OTEL_EXPORTER_OTLP_ENDPOINT is set; the packages are loaded only then. The
 * exporter reads the other OTEL_EXPORTER_OTLP variables itself. Null without an endpoint.
 */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing | null> {
  if (!endpoint) return null;
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  // The context follows asynchronous calls by AsyncLocalStorage.
  provider.register();
  recordSpans(true);
  return {
    stop: () => {
      recordSpans(false);
      return provider.shutdown();
    },
  };
}
