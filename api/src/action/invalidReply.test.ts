import { type ActionName, actions } from '@reelrupee/contract/actions';
import { expect, test } from 'vitest';
import { invalidReply } from './invalidReply';
import { nameField } from './nameField';

function refuse(name: ActionName, payload: Record<string, unknown>) {
  const { error } = actions[name].payload.safeParse(payload, { error: nameField });
  return error && invalidReply(error);
}

test.each<[ActionName, object, string, string]>([
  [
    'getRechargeStatus',
    { userId: 'u1' },
    'planId',
    'The field planId is not valid. (Invalid input: expected string, received undefined)',
  ],
  [
    'updateUserProfile',
    { userId: 'u1', name: 'Asha', email: 'asha@mail.in', phone: '9876543210', bankDetails: { ifscCode: [] } },
    'bankDetails.ifscCode',
    'The field bankDetails.ifscCode is not valid. (Invalid input)',
  ],
  ['userRegister', { name: 'Asha', email: 'asha@mail.in' }, 'phone', 'Please provide a valid phone.'],
])('%s with %j names the field %s: “%s”', (name, payload, field, msg) => {
  expect(refuse(name, { ...payload })).toMatchObject({ code: 400, msg, beside: { field } });
});

test('every refusal of a wrong field names it, in words or by its name', () => {
  const unnamed = Object.keys(actions).flatMap((name) => {
    const reply = refuse(name as ActionName, {});
    return reply && /^(Invalid|Too )/.test(reply.msg) ? [name] : [];
  });
  expect(unnamed).toEqual([]);
});
