-- Reports of browsers count once for each visitor, release and kind, and a few times for each network and day.
create table report_visitors (
  remote text not null,
  release text not null,
  kind text not null,
  -- Keyed hashes: they tell two visitors, or two networks, apart and nothing else.
  visitor bytea not null,
  network bytea not null,
  day date not null,
  -- The network's first, second … report of the day; null where networks are not limited.
  slot integer,
  primary key (remote, release, kind, visitor),
  unique (remote, release, kind, network, day, slot)
);
create index report_visitors_by_day on report_visitors (day);
-- The key of page views' tokens, which all servers share.
create table report_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);
