create schema if not exists registry;

-- A release never changes: rows are inserted once, and deleted together.
create table if not exists registry.releases (
  name text not null,
  id text not null,
  built_at timestamptz not null,
  manifest json not null,
  primary key (name, id)
);

create table if not exists registry.release_files (
  name text not null,
  id text not null,
  path text not null,
  content bytea not null,
  primary key (name, id, path),
  foreign key (name, id) references registry.releases on delete cascade
);

create table if not exists registry.release_code (
  name text not null,
  id text not null,
  kind text not null,
  code text not null,
  primary key (name, id, kind),
  foreign key (name, id) references registry.releases on delete cascade
);

create table if not exists registry.screens (
  name text not null,
  id text not null,
  key text not null,
  screen json not null,
  primary key (name, id, key),
  foreign key (name, id) references registry.releases on delete cascade
);

create table if not exists registry.compositions (
  id text primary key,
  content json not null
);

create table if not exists registry.site_files (
  site text not null,
  path text not null,
  content bytea not null,
  primary key (site, path)
);

-- The primary key is the compare-and-swap: of two switches that were decided on the same one, one is inserted.
create table if not exists registry.switches (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  composition text not null references registry.compositions deferrable initially deferred,
  site text not null,
  rendered_from text not null,
  pruned json not null
);

create table if not exists registry.audit (
  switch bigint not null references registry.switches,
  position int not null,
  entry json not null,
  primary key (switch, position)
);

-- The settings that a switch applied. One without a row kept those of the switches before it.
create table if not exists registry.applied_config (
  switch bigint primary key references registry.switches,
  content json not null
);

create table if not exists registry.access (
  only_row boolean primary key default true check (only_row),
  content json not null
);
create table if not exists registry.previews (
  ticket text primary key,
  expires_at timestamptz not null,
  content json not null
);
create table if not exists registry.config (
  only_row boolean primary key default true check (only_row),
  content json not null
);

-- The provider's public replies that pages show.
create table if not exists registry.page_data (
  only_row boolean primary key default true check (only_row),
  content json not null
);

-- The failures of each remote in browsers, for its team.
create table if not exists registry.health (
  remote text primary key,
  content json not null
);
