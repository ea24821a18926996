-- Roles, schemas and the rules that every tenant's table obeys.
-- Roles belong to the whole cluster, so another database of it may have made them already.
set local lock_timeout = '10s';

do $$ begin
  create role app_rw nologin;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  create role app_system nologin;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not pg_has_role(current_user, 'app_rw', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant app_rw, app_system to %I', current_user);
  end if;
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What belongs to no tenant: which tenants and hosts there are, the regions of the country.
create schema directory;
create schema regions;
-- Functions that search; they belong to app_system, see 0003.
create schema search;

grant usage on schema public, directory, regions, search to app_rw, app_system;

create table directory.tenants (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  site_id bigint not null unique,
  name text not null,
  created_at timestamptz not null default now()
);

create table directory.hosts (
  host text primary key check (host = lower(host) and length(host) <= 253),
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  is_primary boolean not null default false
);
create unique index hosts_one_primary on directory.hosts (tenant_id) where is_primary;

create table regions.provinces (
  code text primary key,
  name text not null
);
create table regions.cities (
  code text primary key,
  province_code text not null references regions.provinces (code),
  name text not null
);
create index cities_by_province on regions.cities (province_code, name);

grant select on all tables in schema regions to app_rw, app_system;
grant select on directory.tenants, directory.hosts to app_rw;
grant select, insert, update, delete on all tables in schema directory to app_system;
grant insert, update, delete on all tables in schema regions to app_system;

-- Puts a table under the tenants' rule: a request sees and writes its own tenant's rows only, and has no rows without a tenant.
-- app_system reads all of them: the named system contexts and the search functions work by it.
create function directory.protect(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy own_tenant on %s to app_rw
    using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
    with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', tenant_table);
  execute format('create policy system_reads on %s for select to app_system using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to app_rw', tenant_table);
  execute format('grant select on %s to app_system', tenant_table);
end $$;
revoke execute on function directory.protect(regclass) from public;

create table site_settings (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  key text not null check (key ~ '^[A-Za-z_]{1,40}$'),
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, key)
);
select directory.protect('site_settings');

-- Programs that call the product: an id, a secret that is kept as its hash, and what its tokens may ask for.
create table app_clients (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  secret_sha256 bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
select directory.protect('app_clients');

create table app_tokens (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  token_sha256 bytea not null,
  -- null: a token that the tenant's own pages hold in a cookie
  client_id uuid,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_sha256),
  foreign key (tenant_id, client_id) references app_clients (tenant_id, id) on delete cascade
);
create index app_tokens_by_expiry on app_tokens (tenant_id, expires_at);
create index app_tokens_by_client on app_tokens (tenant_id, client_id);
select directory.protect('app_tokens');
