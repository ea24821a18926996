-- The first start in the browser, the installation's mail server, suspended tenants and their quotas, what a new tenant begins with
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
  add column suspended_at timestamptz,
  -- null: no bound
  add column max_members int check (max_members > 0),
  add column max_file_mb int check (max_file_mb > 0);

-- A tenant that was made in the browser: whether its first-hour list was put away.
create table tenant_starts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  put_away_at timestamptz,
  primary key (tenant_id)
);
select directory.protect('tenant_starts');

-- Records that a new tenant began with, each with what it looked like; removed in one act, save those that were edited since.
create table starter_content (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  kind text not null check (kind in ('post', 'class')),
  record_id uuid not null,
  fingerprint text not null,
  primary key (tenant_id, kind, record_id)
);
select directory.protect('starter_content');
