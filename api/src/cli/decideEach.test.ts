import { expect, it } from 'vitest';
import { UserError } from '../userError';
import { decideEach } from './decideEach';

const decide = (code: number) =>
  code === 200 ? Promise.resolve(code) : Promise.reject(new UserError(`Failed with ${code}.`, code));

it('continues after a refusal, and names it', async () => {
  expect(await decideEach([200, 409, 200, 400], decide, (code) => `Row ${code}`)).toEqual({
    done: [200, 200],
    refused: ['Row 409: Failed with 409.', 'Row 400: Failed with 400.'],
  });
});

it.each([401, 403, 429, 500])('stops at %i, which the rest would meet too', async (code) => {
  const stopped = decideEach([200, code, 200], decide, String);
  await expect(stopped).rejects.toMatchObject({
    message: `Failed with ${code}. 1 of 3 are done. Run the command again for the rest.`,
    code,
  });
});
