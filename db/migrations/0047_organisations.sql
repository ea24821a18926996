-- The first start in the browser, the installation's mail server, suspended tenants, the first-hour list
-- (src/features/organisations, docs/decisions/052).
set local lock_timeout = '10s';

-- At most one row, and none once there is a superadmin.
create table directory.setup (
  is_only boolean primary key default true check (is_only),
  -- the key of the printed address; null: used
  key_sha256 bytea,
  -- the account that used it, at our own account site
  subject text
);
grant select, insert, update, delete on directory.setup to app_system;

-- At most one row: the SMTP server that a superadmin entered. SMTP_URL of the environment goes before it.
create table directory.mail_server (
  is_only boolean primary key default true check (is_only),
  -- address and sender, sealed with the installation's secret
  sealed text not null,
  changed_at timestamptz not null
);
grant select, insert, update, delete on directory.mail_server to app_system;

alter table directory.tenants
  -- visitors, staff and calls get 503 since then
  add column suspended_at timestamptz;

-- A tenant that was made in the browser: whether its first-hour list was put away.
create table tenant_starts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  put_away_at timestamptz,
  primary key (tenant_id)
);
select directory.protect('tenant_starts');
