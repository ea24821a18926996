-- What people saved of a record before, and searches of records by an index (src/features/records, docs/decisions/066).
set local lock_timeout = '10s';

create table record_versions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- the noun of the record's kind: one id may stand in two tables
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  record_id uuid not null,
  -- the record's `version` once it was saved
  version int not null check (version > 0),
  -- its fields by the calls' names
  work jsonb not null,
  -- null: an API client, an import, the seed, or a person who was erased
  saved_by uuid,
  saved_at timestamptz not null,
  primary key (tenant_id, kind, record_id, version),
  foreign key (tenant_id, saved_by) references members (tenant_id, id) on delete set null (saved_by)
);
create index record_versions_by_writer on record_versions (tenant_id, saved_by) where saved_by is not null;
create index record_versions_by_day on record_versions (tenant_id, saved_at);
select directory.protect('record_versions');

-- Likeness of the fields that the studio's search looks in, of the kinds that may have any number of records.
create index schools_by_likeness on schools using gin (tenant_id, name gin_trgm_ops, npsn gin_trgm_ops) with (fastupdate = off);
create index careers_by_likeness on careers using gin (tenant_id, company gin_trgm_ops, industry gin_trgm_ops, summary gin_trgm_ops) with (fastupdate = off);
create index jobs_by_likeness on jobs using gin (tenant_id, title gin_trgm_ops, summary gin_trgm_ops) with (fastupdate = off);
create index portfolios_by_likeness on portfolios using gin (tenant_id, title gin_trgm_ops, client_name gin_trgm_ops, summary gin_trgm_ops) with (fastupdate = off);
create index programs_by_likeness on programs using gin (tenant_id, name gin_trgm_ops, summary gin_trgm_ops) with (fastupdate = off);
create index post_categories_by_likeness on post_categories using gin (tenant_id, name gin_trgm_ops) with (fastupdate = off);
create index testimonies_by_likeness on testimonies using gin (tenant_id, name gin_trgm_ops, role gin_trgm_ops, message gin_trgm_ops) with (fastupdate = off);

-- The ids of the records of a table that contain a text, at most `cap`. As `search.post_titles` of 0044. Each column by itself: for an `or` over all of them
-- the planner holds reading the tenant's rows through for cheaper.
create function search.records(of_table text, pattern text, cap integer)
returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  case of_table
    when 'schools' then return query
      (select r.id from public.schools r where r.tenant_id = tenant and r.name ilike pattern limit cap)
      union
      (select r.id from public.schools r where r.tenant_id = tenant and r.npsn ilike pattern limit cap)
      limit cap;
    when 'careers' then return query
      (select r.id from public.careers r where r.tenant_id = tenant and r.company ilike pattern limit cap)
      union
      (select r.id from public.careers r where r.tenant_id = tenant and r.industry ilike pattern limit cap)
      union
      (select r.id from public.careers r where r.tenant_id = tenant and r.summary ilike pattern limit cap)
      limit cap;
    when 'jobs' then return query
      (select r.id from public.jobs r where r.tenant_id = tenant and r.title ilike pattern limit cap)
      union
      (select r.id from public.jobs r where r.tenant_id = tenant and r.summary ilike pattern limit cap)
      limit cap;
    when 'portfolios' then return query
      (select r.id from public.portfolios r where r.tenant_id = tenant and r.title ilike pattern limit cap)
      union
      (select r.id from public.portfolios r where r.tenant_id = tenant and r.client_name ilike pattern limit cap)
      union
      (select r.id from public.portfolios r where r.tenant_id = tenant and r.summary ilike pattern limit cap)
      limit cap;
    when 'programs' then return query
      (select r.id from public.programs r where r.tenant_id = tenant and r.name ilike pattern limit cap)
      union
      (select r.id from public.programs r where r.tenant_id = tenant and r.summary ilike pattern limit cap)
      limit cap;
    when 'post_categories' then return query
      (select r.id from public.post_categories r where r.tenant_id = tenant and r.name ilike pattern limit cap);
    when 'testimonies' then return query
      (select r.id from public.testimonies r where r.tenant_id = tenant and r.name ilike pattern limit cap)
      union
      (select r.id from public.testimonies r where r.tenant_id = tenant and r.role ilike pattern limit cap)
      union
      (select r.id from public.testimonies r where r.tenant_id = tenant and r.message ilike pattern limit cap)
      limit cap;
  end case;
end $$;

-- Both read what every tenant has and name the request's own; an owner of the database who is no superuser could not.
grant create on schema search to app_system;
alter function search.records(text, text, integer) owner to app_system;
alter function search.post_titles(text, text, integer) owner to app_system;
revoke create on schema search from app_system;
revoke execute on function search.records(text, text, integer) from public;
grant execute on function search.records(text, text, integer) to app_rw;
