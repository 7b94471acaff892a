-- The instant at which a reel was first served by the feed.
alter table watches rename column handed_out_at to served_at;
