-- The same video in AV1 and Opus; empty for a reel that has none.
alter table reels add column video_av1_path text not null default '';
