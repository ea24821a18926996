-- Outlines that a tenant's people keep to begin classes with (docs/decisions/072): modules with their chapters, and what the chapters hold where they chose so.
set local lock_timeout = '10s';

create table outline_templates (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  -- titles of its modules, in their order
  modules text[] not null check (cardinality(modules) > 0),
  -- its chapters hold what was written in them
  has_texts boolean not null,
  -- null: an integration, or somebody who is gone
  created_by uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by)
);
create index outline_templates_by_author on outline_templates (tenant_id, created_by) where created_by is not null;
select directory.protect('outline_templates');

create table outline_template_chapters (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  template_id uuid not null,
  -- of the template's modules, from 0
  module int not null check (module >= 0),
  position int not null check (position >= 0),
  title text not null,
  kind text not null,
  minutes int not null,
  is_preview boolean not null,
  -- a result is that of another chapter of the template
  rule jsonb,
  lang text not null,
  content jsonb not null,
  translations jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references outline_templates (tenant_id, id) on delete cascade
);
create index outline_template_chapters_in_order on outline_template_chapters (tenant_id, template_id, module, position);
create index outline_template_chapters_files on outline_template_chapters using gin (tenant_id, directory.files_in(content::text || translations::text))
  where directory.files_in(content::text || translations::text) <> '{}';
select directory.protect('outline_template_chapters');

-- As in 0071, with templates.
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
    select directory.files_in(h.content::text || h.translations::text), 'outline_templates', o.id::text, o.name from outline_template_chapters h
      join outline_templates o on o.tenant_id = h.tenant_id and o.id = h.template_id
      where h.tenant_id = tenant and directory.files_in(h.content::text || h.translations::text) && files
        and directory.files_in(h.content::text || h.translations::text) <> '{}'
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

-- A guardian's link that ran out is followed by a new one, which goes to their address alone (docs/decisions/080): from then on no other link of the consent
-- shows progress. null: each of them does.
alter table guardian_views add column token_sha256 bytea;
create index guardian_requests_by_consent on guardian_requests (tenant_id, consent_id, asked_at) where consent_id is not null;
