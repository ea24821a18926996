-- Posts and classes in further languages. `lang` is the language that a record was written in; each other language is a row beside it, found by its primary key,
-- so that a list needs one join, and a page in the record's own language reads nothing of the others.
set local lock_timeout = '10s';

alter table posts add column lang text not null default 'id' constraint posts_lang check (lang ~ '^[a-z]{2,3}$');
alter table classes add column lang text not null default 'id' constraint classes_lang check (lang ~ '^[a-z]{2,3}$');

create table post_translations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  post_id uuid not null,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  title text not null,
  summary text not null,
  -- null: only title and summary are translated so far, and the text is shown as it was written
  content jsonb,
  words text not null default '',
  updated_at timestamptz not null default now(),
  -- English words by their stems, those of other languages as they are written; a search asks for both (platform/db/search-terms.ts)
  search tsvector not null generated always as (
    setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, title), 'A')
    || setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, summary), 'B')
    || setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, words), 'C')) stored,
  primary key (tenant_id, post_id, lang),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
create index post_translations_by_words on post_translations using gin (tenant_id, search) with (fastupdate = off);
create index post_translations_by_likeness on post_translations using gin (tenant_id, title gin_trgm_ops) with (fastupdate = off);
select directory.protect('post_translations');

create table class_translations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  class_id uuid not null,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  name text not null,
  summary text not null,
  -- null, and the three lists with it: only name and summary are translated so far
  content jsonb,
  words text not null default '',
  outcomes text[],
  audience text[],
  requirements text[],
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, name), 'A')
    || setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, summary), 'B')
    || setweight(to_tsvector(case lang when 'en' then 'english'::regconfig else 'simple'::regconfig end, words), 'C')) stored,
  primary key (tenant_id, class_id, lang),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  constraint class_translations_whole check (num_nulls(content, outcomes, audience, requirements) in (0, 4))
);
create index class_translations_by_words on class_translations using gin (tenant_id, search) with (fastupdate = off);
create index class_translations_by_likeness on class_translations using gin (tenant_id, name gin_trgm_ops) with (fastupdate = off);
select directory.protect('class_translations');

-- As in 0003, over the texts of all languages: a record counts once, by its best text.
create or replace function search.posts(all_words tsquery, any_word tsquery, term text, of_kind text, cap integer)
returns table (id uuid, rank real)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query select m.id, max(ts_rank_cd(m.search, all_words)) from (
      (select p.id, p.search from public.posts p
        where p.tenant_id = tenant and p.search @@ all_words and p.kind = of_kind and p.published_at <= now()
        order by p.published_at desc, p.id desc limit cap)
      union all
      (select p.id, t.search from public.post_translations t join public.posts p on p.tenant_id = t.tenant_id and p.id = t.post_id
        where t.tenant_id = tenant and t.search @@ all_words and p.kind = of_kind and p.published_at <= now()
        order by p.published_at desc, p.id desc limit cap)) m
    group by m.id;
  if found then return; end if;
  return query select m.id, max(ts_rank(m.search, any_word)) from (
      (select p.id, p.search from public.posts p
        where p.tenant_id = tenant and p.search @@ any_word and p.kind = of_kind and p.published_at <= now()
        order by p.published_at desc, p.id desc limit cap)
      union all
      (select p.id, t.search from public.post_translations t join public.posts p on p.tenant_id = t.tenant_id and p.id = t.post_id
        where t.tenant_id = tenant and t.search @@ any_word and p.kind = of_kind and p.published_at <= now()
        order by p.published_at desc, p.id desc limit cap)) m
    group by m.id;
  if found then return; end if;
  return query select m.id, max(m.likeness) from (
      select p.id, word_similarity(term, p.title) as likeness from public.posts p
      where p.tenant_id = tenant and term <% p.title and p.kind = of_kind and p.published_at <= now()
      union all
      select p.id, word_similarity(term, t.title) from public.post_translations t join public.posts p on p.tenant_id = t.tenant_id and p.id = t.post_id
      where t.tenant_id = tenant and term <% t.title and p.kind = of_kind and p.published_at <= now()) m
    group by m.id order by 2 desc, 1 limit cap;
end $$;

create or replace function search.classes(all_words tsquery, any_word tsquery, term text, cap integer)
returns table (id uuid, rank real)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query select m.id, max(ts_rank_cd(m.search, all_words)) from (
      (select c.id, c.search from public.classes c
        where c.tenant_id = tenant and c.search @@ all_words and c.published_at <= now()
        order by c.published_at desc, c.id desc limit cap)
      union all
      (select c.id, t.search from public.class_translations t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
        where t.tenant_id = tenant and t.search @@ all_words and c.published_at <= now()
        order by c.published_at desc, c.id desc limit cap)) m
    group by m.id;
  if found then return; end if;
  return query select m.id, max(ts_rank(m.search, any_word)) from (
      (select c.id, c.search from public.classes c
        where c.tenant_id = tenant and c.search @@ any_word and c.published_at <= now()
        order by c.published_at desc, c.id desc limit cap)
      union all
      (select c.id, t.search from public.class_translations t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
        where t.tenant_id = tenant and t.search @@ any_word and c.published_at <= now()
        order by c.published_at desc, c.id desc limit cap)) m
    group by m.id;
  if found then return; end if;
  return query select m.id, max(m.likeness) from (
      select c.id, word_similarity(term, c.name) as likeness from public.classes c
      where c.tenant_id = tenant and term <% c.name and c.published_at <= now()
      union all
      select c.id, word_similarity(term, t.name) from public.class_translations t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
      where t.tenant_id = tenant and term <% t.name and c.published_at <= now()) m
    group by m.id order by 2 desc, 1 limit cap;
end $$;
