import { type Handler, success } from '../../action/handler';
import { resumePayouts } from '../pausePayouts';

export const adminResumePayouts: Handler<'adminResumePayouts'> = async (_call, services) => {
  await resumePayouts(services);
  return success({ paused: false });
};
