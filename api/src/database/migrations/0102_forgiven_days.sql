-- The IST day on which the plan's user was last unfrozen: the streak continues without it. The plan has one more day for
-- it, which it loses once that day is complete.
alter table user_plans add column forgiven_on date;
