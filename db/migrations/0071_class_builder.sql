-- The builder of classes (docs/decisions/072): a version of the outline for who saves it at once with another, modules that can be taken out and put back,
-- and the files that chapters show.
set local lock_timeout = '10s';

alter table classes
  -- counts the saves of its outline: modules and chapters, their titles and order
  add column outline_version int not null default 1 check (outline_version > 0);
-- taken out of the outline, with its chapters; putting it back is an undo
alter table class_modules add column removed_at timestamptz;

create index class_chapters_files on class_chapters using gin (tenant_id, directory.files_in(content::text || coalesce(draft::text, '') || translations::text))
  where directory.files_in(content::text || coalesce(draft::text, '') || translations::text) <> '{}';
create index class_chapter_versions_files on class_chapter_versions using gin (tenant_id, directory.files_in(content::text || translations::text))
  where directory.files_in(content::text || translations::text) <> '{}';

-- As in 0058, with chapters: what readers see, what its writers changed, and the versions that somebody may be in the middle of.
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
    select directory.files_in(h.content::text || coalesce(h.draft::text, '') || h.translations::text), 'classes', c.id::text, c.name from class_chapters h
      join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      where h.tenant_id = tenant and directory.files_in(h.content::text || coalesce(h.draft::text, '') || h.translations::text) && files
        and directory.files_in(h.content::text || coalesce(h.draft::text, '') || h.translations::text) <> '{}'
    union all
    select directory.files_in(v.content::text || v.translations::text), 'classes', c.id::text, c.name from class_chapter_versions v
      join class_chapters h on h.tenant_id = v.tenant_id and h.id = v.chapter_id
      join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      where v.tenant_id = tenant and directory.files_in(v.content::text || v.translations::text) && files
        and directory.files_in(v.content::text || v.translations::text) <> '{}'
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
