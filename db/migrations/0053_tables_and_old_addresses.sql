-- Moving in by tables (CSV), and old addresses of imported posts among the redirects (src/features/imports, src/features/redirects, docs/decisions/058).
set local lock_timeout = '10s';

alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check
  check (source in ('wordpress', 'ghost', 'markdown', 'people', 'mentors', 'schools', 'openings'));

alter table import_records drop constraint import_records_entity_check;
alter table import_records add constraint import_records_entity_check check (entity in ('post', 'row', 'other'));
alter table import_records drop constraint import_records_state_check;
-- wrong: a row that says what it may not
alter table import_records add constraint import_records_state_check
  check (state in ('comes', 'doubled', 'wrong', 'lost', 'made', 'undone', 'kept'));
-- of a row about a person: an erasure finds it by this
alter table import_records add column email text check (length(email) <= 254),
  add column created_at timestamptz not null default now();
create index import_records_by_email on import_records (tenant_id, lower(email)) where email is not null;
create index import_records_by_key on import_records (tenant_id, import_id, old_key) where state = 'comes';
create index import_records_by_slug on import_records (tenant_id, import_id, (record ->> 'slug')) where state = 'comes';

-- The import whose post's old address it is; null once somebody changed it.
alter table redirects add column import_id uuid,
  add foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete set null (import_id);
create index redirects_by_import on redirects (tenant_id, import_id) where import_id is not null;
-- Old addresses are looked up among the redirects.
drop index imported_records_by_path;
