-- Empty: the function is in reels/mark_reel_watched.sql. The name stays, because databases have recorded it.
select;
