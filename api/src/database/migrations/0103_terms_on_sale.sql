-- Whether the plan is on sale with these terms, so that nobody can pay for terms that were never offered.
alter table plan_terms add column on_sale boolean not null default true;
