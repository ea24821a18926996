-- Pages of a tenant's own (src/features/site-pages, docs/decisions/063): served where the route table has no page. Their sections are drafted and
-- published as the setting `tenantPages`, which stands for this table's column; those of the platform's own pages are the setting `sitePages`.
set local lock_timeout = '10s';

create table pages (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- in small letters, without language prefix
  path text not null check (path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$' and length(path) <= 120),
  -- by language: {"id": …, "en": …}
  title jsonb not null,
  description jsonb not null default '{}',
  -- the languages that it is there in
  langs text[] not null check (cardinality(langs) between 1 and 20),
  sections jsonb not null default '[]',
  -- null: a draft, which visitors do not see
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, path)
);
select directory.protect('pages');
create index pages_files on pages using gin (tenant_id, directory.files_in(sections::text)) where directory.files_in(sections::text) <> '{}';

-- As in 0057, with pages.
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
    select directory.files_in(s.photo), 'speakers', s.id::text, s.name from speakers s
      where s.tenant_id = tenant and directory.files_in(s.photo) && files and directory.files_in(s.photo) <> '{}'
    union all
    select directory.files_in(s.logo), 'sponsors', s.id::text, s.name from sponsors s
      where s.tenant_id = tenant and directory.files_in(s.logo) && files and directory.files_in(s.logo) <> '{}'
    union all
    select directory.files_in(t.photo), 'testimonies', t.id::text, t.name from testimonies t
      where t.tenant_id = tenant and directory.files_in(t.photo) && files and directory.files_in(t.photo) <> '{}'
    union all
    select directory.files_in(f.image), 'lms_features', f.id::text, f.title from lms_features f
      where f.tenant_id = tenant and directory.files_in(f.image) && files and directory.files_in(f.image) <> '{}'
    union all
    select directory.files_in(s.value::text), 'site_settings', s.key, s.key from site_settings s
      where s.tenant_id = tenant and directory.files_in(s.value::text) && files
    union all
    select directory.files_in(d.changes::text), 'site_settings', 'draft', '' from settings_drafts d
      where d.tenant_id = tenant and directory.files_in(d.changes::text) && files
    union all
    select directory.files_in(g.sections::text), 'pages', g.id::text, coalesce(g.title ->> 'id', g.path) from pages g
      where g.tenant_id = tenant and directory.files_in(g.sections::text) && files and directory.files_in(g.sections::text) <> '{}'
    union all
    select directory.files_in(b.rows::text), 'bin', b.id::text, b.title from bin_items b
      where b.tenant_id = tenant and directory.files_in(b.rows::text) && files and directory.files_in(b.rows::text) <> '{}'
  )
  select distinct on (one.id, used.place, used.record) one.id, used.place, used.record, used.name
  from used cross join lateral unnest(used.ids) one (id) where one.id = any(files)
  order by one.id, used.place, used.record;
end $$;
