-- Integrations that act for people who allowed it (docs/decisions/036). The account site keeps them as its clients, with their secrets and tokens; what
-- they may do at the tenant is read here at each call.
set local lock_timeout = '10s';

create table delegated_clients (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  scopes text[] not null,
  -- false: an app on people's own devices, which can keep no secret
  has_secret boolean not null,
  created_at timestamptz not null,
  -- null: the member was erased since
  created_by uuid,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
select directory.protect('delegated_clients');
