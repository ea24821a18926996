-- Which links of a site are followed, where a visitor allowed it. Holds nothing about who: no network address, no account, no user agent.
set local lock_timeout = '10s';

create table click_log (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('page_load', 'internal_navigation', 'external')),
  from_url text not null check (length(from_url) between 1 and 2000),
  to_url text not null check (length(to_url) between 1 and 2000),
  -- what the visitor's clock said
  clicked_at timestamptz not null,
  -- what ours said; 90 days later the row goes (features/statistics)
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index click_log_by_age on click_log (tenant_id, created_at);
select directory.protect('click_log');
