-- Durations of taps on a canary and on its stable release. A visitor counts once for a canary (report_visitors).
create table tap_durations (
  day date not null,
  remote text not null,
  canary text not null,
  release text not null,
  -- Index in TAP_BUCKETS_MS of the contract.
  bucket smallint not null,
  count integer not null,
  primary key (day, remote, canary, release, bucket)
);
create index tap_durations_by_canary on tap_durations (remote, canary);
