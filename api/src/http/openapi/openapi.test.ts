import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@reelrupee/contract/actions';
import { describe, expect, it } from 'vitest';
import { referenceMarkdown } from '../../docs/markdown';
import { openApi } from './operation';

const ROOT = join(import.meta.dirname, '../../..');
/** The formatter moves spaces and the dashes of tables. */
const words = (text: string) => text.replace(/[\s-]+/g, '');

describe('the written reference', () => {
  it('is the contract’s; after a change of the contract, write it with `pnpm --filter @reelrupee/api docs`', () => {
    expect(words(readFileSync(join(ROOT, 'docs/api.md'), 'utf8'))).toBe(words(referenceMarkdown()));
    const written: unknown = JSON.parse(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('has every action with its payload, its reply and what it may answer [CALL-3]', () => {
    const { paths } = openApi();
    expect(Object.keys(paths).sort()).toEqual(
      Object.keys(actions)
        .map((name) => `/${name}`)
        .sort(),
    );
    const { post } = paths['/withdrawRequest'] ?? {};
    const form = post?.requestBody.content['multipart/form-data'] ?? {};
    expect(form).toMatchObject({
      schema: {
        required: ['userId', 'amount'],
        properties: { qrImage: { type: 'string', format: 'binary' } },
      },
    });
    expect(post?.responses[200].description).toContain('400: Please update UPI ID or bank details');
  });
});
