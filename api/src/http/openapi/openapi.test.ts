import { actions } from '@reelrupee/contract/actions';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './document';

const operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});

async function operations() {
  const { paths } = await openApiDocument();
  return z.record(z.string(), z.object({ post: operation })).parse(paths);
}

it('lists every action, and nothing else [CALL-3]', async () => {
  const names = Object.keys(actions).map((name) => `/${name}`);
  expect(Object.keys(await operations()).sort()).toEqual(names.sort());
});

it('describes payload, encodings and error replies of an action', async () => {
  const { post } = (await operations())['/withdrawRequest'] ?? {};
  expect(Object.keys(post?.requestBody?.content ?? {})).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json',
  ]);
  expect(post?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['userId', 'amount'],
    properties: {
      qrImage: {
        anyOf: [
          { type: 'string', format: 'binary' },
          { type: 'string', enum: [''] },
        ],
      },
    },
  });
  expect(post?.responses['200']?.description).toContain('400: Please update UPI ID or bank details');
});
