/** Acts of administrators, runs of jobs, reports of page views, and signals of risk. */
export interface OperationTables {
  maintenance_runs: { job: string; started_at: Date; violations: number | null };
  admin_acts: {
    id: number;
    at: Date;
    administrator_id: string;
    action: string;
    payload: string;
    reply_code: number | null;
    hash: Buffer;
  };
  media_viewers: { user_id: string; first_seen_at: Date };
  report_visitors: {
    remote: string;
    release: string;
    kind: string;
    visitor: Buffer;
    network: Buffer;
    day: Date;
  };
  client_reports: {
    remote: string;
    release: string;
    kind: string;
    hour: Date;
    count: number;
    last_seen: Date;
    last_message: string;
  };
  release_views: { hour: Date; remote: string; release: string; views: number; failed: number };
  canary_reports: {
    hour: Date;
    remote: string;
    canary: string;
    release: string;
    kind: string;
    count: number;
  };
  canary_visitors: {
    remote: string;
    canary: string;
    release: string;
    kind: string;
    visitor: Buffer;
    day: Date;
  };
  tap_durations: {
    day: Date;
    remote: string;
    canary: string;
    release: string;
    bucket: number;
    count: number;
  };
}
