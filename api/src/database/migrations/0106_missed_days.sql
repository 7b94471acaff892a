-- The IST day that the plan's streak missed and continued without: once per plan.
alter table user_plans add column missed_on date;
