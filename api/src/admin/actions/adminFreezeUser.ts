import { type Handler, success } from '../../action/handler';
import { freezeUser } from '../freezeUser';

export const adminFreezeUser: Handler<'adminFreezeUser'> = async ({ payload }, services) => {
  const { _id: userId, frozen, reason = '' } = payload;
  const done = await freezeUser({ userId, frozen, reason }, services);
  return done.ok ? success({ _id: userId, frozen }) : done;
};
