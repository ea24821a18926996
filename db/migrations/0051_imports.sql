-- Moving in (src/features/imports, docs/decisions/056): what a file of another program brings, staged for a dry run, and what became of it.
set local lock_timeout = '10s';

create table imports (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('wordpress', 'ghost', 'markdown')),
  file_name text not null,
  -- the uploaded file, until the import has ended
  file_id uuid,
  -- which site it comes from: old ids are only unique within it
  site text not null default '' check (length(site) <= 200),
  -- what its posts become, and other wishes: ImportOptions in src/features/imports/import.ts
  options jsonb not null default '{}',
  state text not null default 'reading'
    check (state in ('reading', 'refused', 'ready', 'running', 'done', 'undoing', 'undone', 'discarded')),
  -- why it was refused: a reason with its values
  refusal jsonb,
  -- entries of the file that were read so far: a restart goes on after them
  read_count int not null default 0,
  started_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, started_by) references members (tenant_id, id) on delete set null (started_by)
);
create index imports_by_day on imports (tenant_id, created_at desc, id desc);
create index imports_by_starter on imports (tenant_id, started_by) where started_by is not null;
select directory.protect('imports');

create table import_records (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  import_id uuid not null,
  -- its place in the file
  place int not null,
  entity text not null check (entity in ('post', 'other')),
  old_key text not null check (length(old_key) <= 500),
  old_path text check (length(old_path) <= 500),
  title text not null check (length(title) <= 300),
  state text not null check (state in ('comes', 'doubled', 'lost', 'made', 'undone', 'kept')),
  -- what was noticed: reasons with their values
  notes jsonb not null default '[]',
  -- what will be written; null once it is
  record jsonb,
  new_id uuid,
  primary key (tenant_id, import_id, place),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
create index import_records_by_state on import_records (tenant_id, import_id, state, place);
select directory.protect('import_records');

create table import_pictures (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  import_id uuid not null,
  address text not null check (length(address) <= 1000),
  state text not null default 'waiting' check (state in ('waiting', 'brought', 'lost')),
  -- in the drive
  file_id uuid,
  file_url text,
  why jsonb,
  primary key (tenant_id, import_id, address),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
select directory.protect('import_pictures');

-- Old identity → record of ours: an import that is run again doubles nothing, and old addresses lead on. It outlives the import.
create table imported_records (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  site text not null,
  entity text not null,
  old_key text not null,
  old_path text,
  new_id uuid not null,
  import_id uuid,
  -- the record's own updated_at when it was made: one that was changed since is not undone
  made_at timestamptz not null,
  primary key (tenant_id, site, entity, old_key),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete set null (import_id)
);
create index imported_records_by_path on imported_records (tenant_id, old_path) where old_path is not null;
create index imported_records_by_import on imported_records (tenant_id, import_id) where import_id is not null;
create index imported_records_by_record on imported_records (tenant_id, new_id);
select directory.protect('imported_records');
