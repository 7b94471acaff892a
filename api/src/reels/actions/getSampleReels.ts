import { type Handler, success } from '../../action/handler';
import { sampleReels } from '../sampleReels';

export const getSampleReels: Handler<'getSampleReels'> = async (_call, { database }) =>
  success(await sampleReels(database.queries));
