/** Calendar months of Asia/Kolkata, written YYYY-MM. */
import { addDays, startOfIstDay } from './istDay';

/** Days that reach from the first day of any month into the next one. */
const INTO_NEXT_MONTH = 31;

/** The month after another one. */
export function nextMonth(month: string): string {
  return addDays(`${month}-01`, INTO_NEXT_MONTH).slice(0, 7);
}

/** The instants at which a month begins and ends. */
export function istMonth(month: string): { from: Date; to: Date } {
  return { from: startOfIstDay(`${month}-01`), to: startOfIstDay(`${nextMonth(month)}-01`) };
}
