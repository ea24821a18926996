-- Programs, mentors and schools as records that people write in the studio (src/features/records, docs/decisions/051 and 054).
set local lock_timeout = '10s';

alter table programs
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint programs_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}';

alter table mentors
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint mentors_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}',
  -- the place among the mentors; those of the same place by name
  add column position int not null default 0,
  -- https addresses of their own pages elsewhere
  add column links text[] not null default '{}' constraint mentors_links check (cardinality(links) <= 8);

alter table schools
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  -- null: not told
  add column type text constraint schools_type check (type in ('sma', 'smk', 'ma', 'smp', 'mts', 'slb'));

-- What people write in a further language may show files as well.
drop index careers_files;
create index careers_files on careers using gin (tenant_id, directory.files_in(coalesce(logo, '') || content::text || translations::text))
  where directory.files_in(coalesce(logo, '') || content::text || translations::text) <> '{}';
drop index programs_files;
create index programs_files on programs using gin (tenant_id, directory.files_in(coalesce(logo, '') || content::text || translations::text))
  where directory.files_in(coalesce(logo, '') || content::text || translations::text) <> '{}';
drop index portfolios_files;
create index portfolios_files on portfolios using gin (tenant_id, directory.files_in(coalesce(cover, '') || content::text || batches::text || images::text
    || photos::text || coalesce(video::text, '') || translations::text))
  where directory.files_in(coalesce(cover, '') || content::text || batches::text || images::text || photos::text || coalesce(video::text, '')
    || translations::text) <> '{}';

-- What is in the bin may come back, with its files.
create index bin_items_files on bin_items using gin (tenant_id, directory.files_in(rows::text)) where directory.files_in(rows::text) <> '{}';

-- As in 0041, with the translations of records, the bin, and drafts of settings.
create or replace function search.file_uses(files uuid[]) returns table (file_id uuid, place text, record text, name text)
language plpgsql stable security definer rows 20
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_custom_plan
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query
  with used (ids, place, record, name) as (
    select directory.files_in(coalesce(p.cover, '') || p.content::text || p.details::text), 'posts', p.id::text, p.title from posts p
      where p.tenant_id = tenant and directory.files_in(coalesce(p.cover, '') || p.content::text || p.details::text) && files
        and directory.files_in(coalesce(p.cover, '') || p.content::text || p.details::text) <> '{}'
    union all
    select directory.files_in(t.content::text), 'posts', t.post_id::text, t.title from post_translations t
      where t.tenant_id = tenant and directory.files_in(t.content::text) && files and directory.files_in(t.content::text) <> '{}'
    union all
    select directory.files_in(v.work::text), 'posts', v.post_id::text, p.title from post_versions v
      join posts p on p.tenant_id = v.tenant_id and p.id = v.post_id
      where v.tenant_id = tenant and directory.files_in(v.work::text) && files and directory.files_in(v.work::text) <> '{}'
        and (v.version = p.version or v.is_aside)
    union all
    select directory.files_in(coalesce(c.logo, '') || c.content::text), 'classes', c.id::text, c.name from classes c
      where c.tenant_id = tenant and directory.files_in(coalesce(c.logo, '') || c.content::text) && files
        and directory.files_in(coalesce(c.logo, '') || c.content::text) <> '{}'
    union all
    select directory.files_in(t.content::text), 'classes', t.class_id::text, c.name from class_translations t
      join classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
      where t.tenant_id = tenant and directory.files_in(t.content::text) && files and directory.files_in(t.content::text) <> '{}'
    union all
    select directory.files_in(coalesce(c.logo, '') || c.content::text || c.translations::text), 'careers', c.id::text, c.company from careers c
      where c.tenant_id = tenant and directory.files_in(coalesce(c.logo, '') || c.content::text || c.translations::text) && files
        and directory.files_in(coalesce(c.logo, '') || c.content::text || c.translations::text) <> '{}'
    union all
    select directory.files_in(m.photo), 'mentors', m.id::text, m.name from mentors m
      where m.tenant_id = tenant and directory.files_in(m.photo) && files and directory.files_in(m.photo) <> '{}'
    union all
    select named.ids, 'portfolios', p.id::text, p.title from portfolios p
      cross join lateral (select directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '') || p.translations::text) as ids) named
      where p.tenant_id = tenant and directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '') || p.translations::text) && files
        and directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '') || p.translations::text) <> '{}'
    union all
    select directory.files_in(coalesce(p.logo, '') || p.content::text || p.translations::text), 'programs', p.id::text, p.name from programs p
      where p.tenant_id = tenant and directory.files_in(coalesce(p.logo, '') || p.content::text || p.translations::text) && files
        and directory.files_in(coalesce(p.logo, '') || p.content::text || p.translations::text) <> '{}'
    union all
    select directory.files_in(s.value::text), 'site_settings', s.key, s.key from site_settings s
      where s.tenant_id = tenant and directory.files_in(s.value::text) && files
    union all
    select directory.files_in(d.changes::text), 'site_settings', 'draft', '' from settings_drafts d
      where d.tenant_id = tenant and directory.files_in(d.changes::text) && files
    union all
    select directory.files_in(b.rows::text), 'bin', b.id::text, b.title from bin_items b
      where b.tenant_id = tenant and directory.files_in(b.rows::text) && files and directory.files_in(b.rows::text) <> '{}'
  )
  select distinct on (one.id, used.place, used.record) one.id, used.place, used.record, used.name
  from used cross join lateral unnest(used.ids) one (id) where one.id = any(files)
  order by one.id, used.place, used.record;
end $$;
