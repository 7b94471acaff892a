import { flag, id, instant, text } from './fields';
import { isRecord, readFields, type Read } from './readFields';

/** A device that is logged in. */
export interface Device {
  _id: string;
  userAgent: string;
  address: string;
  lastSeenAt?: string | undefined;
  /** The device that asks. */
  current: boolean;
}

const deviceFields = { _id: id, userAgent: text, address: text, lastSeenAt: instant, current: flag };

/** A device of the list; null without an id. */
export const readDevice: Read<Device> = (value, report) => {
  if (!isRecord(value)) return null;
  const {
    _id,
    userAgent = '',
    address = '',
    lastSeenAt,
    current = false,
  } = readFields(deviceFields, value, report);
  return _id === undefined ? null : { _id, userAgent, address, lastSeenAt, current };
};
