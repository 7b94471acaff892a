/** A field or an entry of a reply that does not fit its action. */
export interface ReplyViolation {
  action: string;
  /** Such as `data[].rechargeAmount`. */
  path: string;
}

type Reporter = (violation: ReplyViolation) => void;

/** A provider that breaks everything must not cause a flood of reports. */
const MOST_REPORTS = 20;

let reporter: Reporter | null = null;
const reported = new Set<string>();

/** Registers the function that sends violations; called by the shell. */
export function registerViolationReporter(next: Reporter): void {
  reporter = next;
}

/** Reports a violation, once per page view. */
export function reportViolation(violation: ReplyViolation): void {
  const key = `${violation.action} ${violation.path}`;
  if (reporter === null || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  reporter(violation);
}
