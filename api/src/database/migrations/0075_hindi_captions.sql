-- The captions in Hindi; empty for a reel that has none.
alter table reels add column captions_hi_path text not null default '';
