-- Errors and screens that opened while a canary is out, of both releases. A visitor counts once for each canary, release
-- and kind: reports of the time before the canary must not keep a visitor of the stable release from counting.
create table canary_reports (
  hour timestamptz not null,
  remote text not null,
  canary text not null,
  release text not null,
  kind text not null,
  count integer not null,
  primary key (hour, remote, canary, release, kind)
);
create index canary_reports_by_canary on canary_reports (remote, canary);
create table canary_visitors (
  remote text not null,
  canary text not null,
  release text not null,
  kind text not null,
  -- A keyed hash, as in report_visitors.
  visitor bytea not null,
  day date not null,
  primary key (remote, canary, release, kind, visitor)
);
create index canary_visitors_by_day on canary_visitors (day);
