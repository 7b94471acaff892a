import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { call } from '../testing/apiClient';
import { newPerson } from '../testing/people';
import { startOwnApi } from '../testing/engines';
import { startTracing } from '../tracing/startTracing';

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const span = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute).default([]),
});
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** A collector of OTLP over HTTP in this process. */
async function startCollector() {
  const spans: z.output<typeof span>[] = [];
  const server = await startLocalServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      const { resourceSpans } = body.parse(await json(request));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  return { ...server, spans };
}

it('sends a request, its action and its queries as one trace, without payloads', async () => {
  const collector = await startCollector();
  const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const api = await startOwnApi();
  const { userId, token } = await newPerson(api);
  await call(api.url, 'getUserProfile', { userId }, token);
  await api.stop();
  await tracing?.stop();
  await collector.stop();
  const { spans } = collector;
  const request = spans.find(({ name }) => name === 'POST /getUserProfile');
  const action = spans.find(({ name }) => name === 'action getUserProfile');
  expect(request?.spanId).toBeDefined();
  expect(action?.parentSpanId).toBe(request?.spanId);
  const queries = spans.filter(
    ({ name, parentSpanId }) => name === 'query' && parentSpanId === action?.spanId,
  );
  expect(queries.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(spans)).not.toContain(token);
  expect(JSON.stringify(spans)).not.toContain(userId);
});

it('is off without an endpoint', async () => {
  expect(await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })).toBeNull();
});
