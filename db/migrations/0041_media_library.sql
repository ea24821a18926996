-- The media library (src/features/library, docs/decisions/046): what editors say about a file, its versions and its bin, how much a tenant may keep, and where
-- a file is used.
set local lock_timeout = '10s';

alter table uploads
  -- what a picture shows, by language: {"id": "…", "en": "…"}
  add column alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  add column author text not null default '' check (length(author) <= 160),
  -- '': nobody has said yet
  add column licence text not null default ''
    check (licence in ('', 'own', 'permission', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'cc0', 'public-domain', 'bought')),
  -- the point that stays where the picture is cut, in parts of the whole picture
  add column focus_x real check (focus_x between 0 and 1),
  add column focus_y real check (focus_y between 0 and 1),
  -- the part of the picture that is shown, in parts of the whole: {"x", "y", "width", "height"}
  add column crop jsonb check (jsonb_typeof(crop) = 'object'),
  -- rises where the content is replaced under the same address
  add column version int not null default 1 check (version > 0),
  -- under which id the bytes lie in the storage; null: under the row's own
  add column stored_as uuid,
  -- this row is an older content of that file
  add column version_of uuid,
  -- in the bin since; its bytes go after 30 days
  add column binned_at timestamptz,
  add constraint uploads_focus check ((focus_x is null) = (focus_y is null)),
  add constraint uploads_binned check (binned_at is null or state <> 'receiving'),
  add constraint uploads_version check (version_of is null or binned_at is not null);
create index uploads_in_bin on uploads (tenant_id, binned_at) where binned_at is not null;
create index uploads_versions on uploads (tenant_id, version_of) where version_of is not null;

alter table directory.tenants
  -- what the tenant may keep in files, in bytes: 100 GB
  add column storage_bytes bigint not null default 107374182400 check (storage_bytes > 0);

-- Returns the ids of the uploads that a text names, as pages do: /files/{id}/{name}.
create function directory.files_in(words text) returns uuid[] language plpgsql immutable parallel safe set search_path = pg_catalog as $$
begin
  if words is null or position('/files/' in words) = 0 then return '{}'; end if;
  return coalesce((select array_agg(distinct one.match[1]::uuid)
    from regexp_matches(words, '/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') one (match)), '{}');
end $$;

-- Only rows that name a file are in these. Their expressions are repeated in file_uses below.
create index posts_files on posts using gin (tenant_id, directory.files_in(coalesce(cover, '') || content::text || details::text))
  where directory.files_in(coalesce(cover, '') || content::text || details::text) <> '{}';
create index post_translations_files on post_translations using gin (tenant_id, directory.files_in(content::text))
  where directory.files_in(content::text) <> '{}';
create index post_versions_files on post_versions using gin (tenant_id, directory.files_in(work::text))
  where directory.files_in(work::text) <> '{}';
create index classes_files on classes using gin (tenant_id, directory.files_in(coalesce(logo, '') || content::text))
  where directory.files_in(coalesce(logo, '') || content::text) <> '{}';
create index class_translations_files on class_translations using gin (tenant_id, directory.files_in(content::text))
  where directory.files_in(content::text) <> '{}';
create index careers_files on careers using gin (tenant_id, directory.files_in(coalesce(logo, '') || content::text))
  where directory.files_in(coalesce(logo, '') || content::text) <> '{}';
create index mentors_files on mentors using gin (tenant_id, directory.files_in(photo)) where directory.files_in(photo) <> '{}';
create index portfolios_files on portfolios using gin (tenant_id,
  directory.files_in(coalesce(cover, '') || content::text || batches::text || images::text || photos::text || coalesce(video::text, '')))
  where directory.files_in(coalesce(cover, '') || content::text || batches::text || images::text || photos::text || coalesce(video::text, '')) <> '{}';
create index programs_files on programs using gin (tenant_id, directory.files_in(coalesce(logo, '') || content::text))
  where directory.files_in(coalesce(logo, '') || content::text) <> '{}';

-- Returns where the files are used within the request's tenant: the table, the record, and what it is called. Of a post's versions only the newest counts, and
-- those that wait beside it. Runs as app_system, since row-level security keeps these operators from the indexes (see 0003). Every column that may hold a
-- file's address is here: src/features/media/file-columns.ts says so, and its test compares.
create function search.file_uses(files uuid[]) returns table (file_id uuid, place text, record text, name text)
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
    select directory.files_in(coalesce(c.logo, '') || c.content::text), 'careers', c.id::text, c.company from careers c
      where c.tenant_id = tenant and directory.files_in(coalesce(c.logo, '') || c.content::text) && files
        and directory.files_in(coalesce(c.logo, '') || c.content::text) <> '{}'
    union all
    select directory.files_in(m.photo), 'mentors', m.id::text, m.name from mentors m
      where m.tenant_id = tenant and directory.files_in(m.photo) && files and directory.files_in(m.photo) <> '{}'
    union all
    select named.ids, 'portfolios', p.id::text, p.title from portfolios p
      cross join lateral (select directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '')) as ids) named
      where p.tenant_id = tenant and directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '')) && files
        and directory.files_in(coalesce(p.cover, '') || p.content::text || p.batches::text || p.images::text || p.photos::text
        || coalesce(p.video::text, '')) <> '{}'
    union all
    select directory.files_in(coalesce(p.logo, '') || p.content::text), 'programs', p.id::text, p.name from programs p
      where p.tenant_id = tenant and directory.files_in(coalesce(p.logo, '') || p.content::text) && files
        and directory.files_in(coalesce(p.logo, '') || p.content::text) <> '{}'
    union all
    select directory.files_in(s.value::text), 'site_settings', s.key, s.key from site_settings s
      where s.tenant_id = tenant and directory.files_in(s.value::text) && files
  )
  select distinct on (one.id, used.place, used.record) one.id, used.place, used.record, used.name
  from used cross join lateral unnest(used.ids) one (id) where one.id = any(files)
  order by one.id, used.place, used.record;
end $$;

grant create on schema search to app_system;
alter function search.file_uses(uuid[]) owner to app_system;
revoke create on schema search from app_system;
revoke execute on function search.file_uses(uuid[]) from public;
grant execute on function search.file_uses(uuid[]) to app_rw;
