-- The language that a user has chosen; null until an app has told it. Mail and reminders are written in it.
alter table users add column language text;
