-- Browsers that used a release, and those of them in which it failed: a browser counts once a day. Apart from
-- client_reports, in which a browser counts once for each kind of failure, and a network apart for each kind.
create table release_views (
  hour timestamptz not null,
  remote text not null,
  release text not null,
  views integer not null,
  failed integer not null,
  primary key (hour, remote, release)
);
