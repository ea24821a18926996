-- A tenant's session ends at the latest so long after its person authenticated, as staff or as a learner; a superadmin's entry so long after it.
set local lock_timeout = '10s';

alter table sessions
  -- when the person authenticated at the provider (auth_time)
  add column authenticated_at timestamptz,
  -- when they proved a second factor there; null: the provider knows of none
  add column second_factor_at timestamptz,
  -- when a superadmin entered the tenant; null: they have not
  add column entered_at timestamptz;
update sessions set authenticated_at = created_at, entered_at = case when kind = 0 then now() end;
alter table sessions alter column authenticated_at set not null;
