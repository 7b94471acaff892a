import { type Handler, success } from '../../action/handler';
import { readUserData } from '../readUserData';

export const exportUserData: Handler<'exportUserData'> = async ({ session }, services) =>
  success(await readUserData(session, services));
