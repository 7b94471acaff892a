-- Users are found by the beginning of their names; the order of characters serves `like 'asha%'` in any locale.
create index if not exists users_by_name on users (lower(name) text_pattern_ops) where name <> '';
