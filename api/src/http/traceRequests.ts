import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { isRecordingSpans } from '../tracing/span';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/** Asked for each span: a tracer from before the exporter was registered records nothing. */
const tracer = () => trace.getTracer('reelrupee');

/**
 * Adds a span to every request, which the spans of its action and queries belong to; it holds no payload. Tracing starts
 * before the server is built, so that a server without it has no hooks.
 */
export function registerTracing(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  if (!isRecordingSpans()) return;
  app.addHook('onRequest', (request, _response, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.span = tracer().startSpan(`${request.method} ${route}`, {
      attributes: { 'http.request.method': request.method, 'http.route': route },
    });
    context.with(trace.setSpan(context.active(), request.span), done);
  });
  app.addHook('onResponse', (request, response, done) => {
    request.span?.setAttribute('http.response.status_code', response.statusCode);
    if (request.replyCode !== null) request.span?.setAttribute('reelrupee.reply_code', request.replyCode);
    if (response.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR });
    request.span?.end();
    done();
  });
}
