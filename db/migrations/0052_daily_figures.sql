-- Figures of each day, which jobs keep (src/features/statistics, docs/decisions/057): charts read them instead of the rows that were counted.
-- They are numbers alone; nobody can be found in them.
set local lock_timeout = '10s';

create table daily_figures (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- by what: the whole tenant, a role, a city, a school, a program, a page, a link
  dimension text not null check (dimension in ('all', 'role', 'city', 'school', 'program', 'page', 'link')),
  -- a counter of src/features/counters, or one of src/features/statistics/counted-rows.ts
  figure text not null check (length(figure) between 1 and 40),
  -- of Jakarta's time zone
  day date not null,
  -- a role's number, a city's code, an id, an address; '' for the whole tenant
  key text not null default '' check (length(key) <= 300),
  amount integer not null check (amount >= 0),
  primary key (tenant_id, dimension, figure, day, key)
);
select directory.protect('daily_figures');

-- From which day to which a tenant's figures are there.
create table figure_rollups (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  rolled_at timestamptz not null,
  primary key (tenant_id)
);
select directory.protect('figure_rollups');
