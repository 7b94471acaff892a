-- The title in Hindi; empty for a reel that has none.
alter table reels add column title_hi text not null default '';
