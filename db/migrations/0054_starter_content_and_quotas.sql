-- Starter content of new organisations, and what a tenant may use (src/features/starter, src/features/quotas, docs/decisions/059).
set local lock_timeout = '10s';

-- What a new organisation began with. A record that was edited since is the tenant's own: its version is another one.
create table starter_records (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  entity text not null check (entity in ('post', 'class', 'program', 'mentor', 'question', 'category')),
  record_id uuid not null,
  -- the record's version when it was made
  version int not null check (version > 0),
  -- it was edited, or something needed it, when the rest was removed: it is the tenant's own
  is_kept boolean not null default false,
  primary key (tenant_id, entity, record_id)
);
select directory.protect('starter_records');

-- One row: what a tenant may use where a superadmin did not say otherwise for it.
create table directory.default_quotas (
  is_only boolean primary key default true check (is_only),
  storage_bytes bigint not null default 107374182400 check (storage_bytes > 0),
  member_quota int not null default 100000 check (member_quota > 0),
  -- mails that the tenant's people send within 24 hours
  mails_a_day int not null default 10000 check (mails_a_day > 0)
);
insert into directory.default_quotas default values;
grant select on directory.default_quotas to app_rw;
grant select, insert, update, delete on directory.default_quotas to app_system;

-- Null: the default.
alter table directory.tenants
  alter column storage_bytes drop not null,
  alter column storage_bytes drop default,
  add column member_quota int check (member_quota > 0),
  add column mails_a_day int check (mails_a_day > 0);
update directory.tenants set storage_bytes = null where storage_bytes = 107374182400;
