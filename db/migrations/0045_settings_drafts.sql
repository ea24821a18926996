-- Settings are tried before they are published, and taken back after (src/features/site-editing, docs/decisions/050).
set local lock_timeout = '10s';

-- What was published, one row for each change of settings, however it was made: whole values by key, null for the default.
create table settings_versions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  version int not null check (version > 0),
  -- null: an API client, the operator, or a person who was erased
  saved_by uuid,
  saved_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  -- the version whose settings were taken back
  restored int,
  primary key (tenant_id, version),
  foreign key (tenant_id, saved_by) references members (tenant_id, id) on delete set null (saved_by)
);
create index settings_versions_by_person on settings_versions (tenant_id, saved_by) where saved_by is not null;
select directory.protect('settings_versions');

-- What one of the staff has changed and not published yet: by key, of a group only the fields that were changed.
create table settings_drafts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  begun_by uuid,
  -- the newest version when the draft was begun; fields that were published since are conflicts
  base_version int not null check (base_version >= 0),
  changes jsonb not null,
  saved_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, begun_by),
  foreign key (tenant_id, begun_by) references members (tenant_id, id) on delete set null (begun_by)
);
select directory.protect('settings_drafts');

-- Who may look at a site that is closed: whoever has the link, until it ends or is withdrawn.
create table maintenance_passes (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  label text not null check (length(label) between 1 and 120),
  token_sha256 bytea not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_sha256),
  foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by)
);
create index maintenance_passes_by_person on maintenance_passes (tenant_id, created_by) where created_by is not null;
select directory.protect('maintenance_passes');
