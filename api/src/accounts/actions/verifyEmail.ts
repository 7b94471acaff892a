import { type Handler, success } from '../../action/handler';
import { verifyEmail as verifyByCode } from '../verifyEmail';

export const verifyEmail: Handler<'verifyEmail'> = async ({ payload }, services) => {
  const verified = await verifyByCode(payload.code, services);
  return verified.ok ? success(null, 'Your email is confirmed.') : verified;
};
