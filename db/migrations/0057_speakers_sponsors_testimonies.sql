-- Testimonies, speakers, sponsors and the tenant's own texts of LMS features, as records that people write (docs/decisions/051 and 062).
set local lock_timeout = '10s';

alter table testimonies
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint testimonies_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}',
  add column photo text check (length(photo) <= 500),
  -- the place among those that are shown, from 1 on; those without one follow, newest first
  add column position int constraint testimonies_position check (position between 1 and 999);
drop index testimonies_shown;
create index testimonies_shown on testimonies (tenant_id, position, approved_at desc, id) where approved_at is not null;
drop index testimonies_of_class;
create index testimonies_of_class on testimonies (tenant_id, class_id, position, approved_at desc, id) where approved_at is not null;
-- The studio's list: those that nobody refused, newest first.
create index testimonies_written on testimonies (tenant_id, created_at desc, id) where rejected_at is null;
create index testimonies_files on testimonies using gin (tenant_id, directory.files_in(photo)) where directory.files_in(photo) <> '{}';

-- People who speak at events. An event names them by their id; what stands here is shown with it.
create table speakers (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  role text not null default '' check (length(role) <= 100),
  organisation text not null default '' check (length(organisation) <= 98),
  bio text not null default '' check (length(bio) <= 1000),
  photo text check (length(photo) <= 500),
  link text check (length(link) <= 500),
  lang text not null default 'id' constraint speakers_lang check (lang ~ '^[a-z]{2,3}$'),
  translations jsonb not null default '{}',
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index speakers_by_name on speakers (tenant_id, name, id);
create index speakers_files on speakers using gin (tenant_id, directory.files_in(photo)) where directory.files_in(photo) <> '{}';
select directory.protect('speakers');

-- Organisations that sponsor events.
create table sponsors (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  -- where an event says nothing else
  tier text not null default '' check (length(tier) <= 60),
  logo text check (length(logo) <= 500),
  link text check (length(link) <= 500),
  lang text not null default 'id' constraint sponsors_lang check (lang ~ '^[a-z]{2,3}$'),
  translations jsonb not null default '{}',
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index sponsors_by_name on sponsors (tenant_id, name, id);
create index sponsors_files on sponsors using gin (tenant_id, directory.files_in(logo)) where directory.files_in(logo) <> '{}';
select directory.protect('sponsors');

-- What a tenant says of a feature in place of the platform's own words, or of one that the platform has no page of.
create table lms_features (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 400),
  image text check (length(image) <= 500),
  -- [{"title": …, "text": …}]
  abilities jsonb not null default '[]',
  benefits jsonb not null default '[]',
  lang text not null default 'id' constraint lms_features_lang check (lang ~ '^[a-z]{2,3}$'),
  translations jsonb not null default '{}',
  published_at timestamptz,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
create index lms_features_by_title on lms_features (tenant_id, title, id);
create index lms_features_files on lms_features using gin (tenant_id, directory.files_in(image)) where directory.files_in(image) <> '{}';
select directory.protect('lms_features');

-- As in 0049, with the tables above.
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
    select directory.files_in(b.rows::text), 'bin', b.id::text, b.title from bin_items b
      where b.tenant_id = tenant and directory.files_in(b.rows::text) && files and directory.files_in(b.rows::text) <> '{}'
  )
  select distinct on (one.id, used.place, used.record) one.id, used.place, used.record, used.name
  from used cross join lateral unnest(used.ids) one (id) where one.id = any(files)
  order by one.id, used.place, used.record;
end $$;
