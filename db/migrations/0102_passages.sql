-- What a tenant says, in passages that answers are found in (docs/decisions/096). They are copies: whether somebody may read one is asked of the source's own
-- rows, in the statement that finds it.
set local lock_timeout = '10s';

-- What passages are made of. `stamp`: the state of the source's rows that they were made from; `digest`: of what was made.
create table passage_sources (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  kind text not null check (kind in ('post', 'class', 'chapter', 'program', 'question', 'career', 'job', 'mentor', 'portfolio', 'page')),
  source_id text not null check (length(source_id) between 1 and 300),
  -- Of a chapter: who may read it is asked by its class.
  class_id uuid,
  href text not null,
  stamp text not null,
  digest text not null,
  primary key (tenant_id, kind, source_id)
);
select directory.protect('passage_sources');

-- The vector stays in the row, so that ranking reads no second table.
create table passages (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  kind text not null,
  source_id text not null,
  lang text not null,
  position int not null,
  title text not null,
  -- Where it stands: the class of a chapter, the category of a post.
  place text not null,
  heading text not null,
  body text not null,
  search tsvector not null generated always as (
    case when lang = 'en' then
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', heading), 'B')
        || setweight(to_tsvector('english', place), 'C') || setweight(to_tsvector('english', body), 'D')
    else
      setweight(to_tsvector('indonesian', title), 'A') || setweight(to_tsvector('indonesian', heading), 'B')
        || setweight(to_tsvector('indonesian', place), 'C') || setweight(to_tsvector('indonesian', body), 'D')
    end) stored,
  primary key (tenant_id, id),
  unique (tenant_id, kind, source_id, lang, position),
  foreign key (tenant_id, kind, source_id) references passage_sources (tenant_id, kind, source_id) on delete cascade
) with (toast_tuple_target = 8160);
create index passages_by_words on passages using gin (tenant_id, search);
select directory.protect('passages');

-- The words of a tenant's passages as they are written, each with its stem, and the number of sources that have the stem. In the order of their letters:
-- words that begin alike are read by the index, under row-level security, too.
create table passage_words (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  word text collate "C" not null,
  stem text not null,
  sources int not null,
  primary key (tenant_id, word, stem)
);
create index passage_words_by_stem on passage_words (tenant_id, stem);
select directory.protect('passage_words');

-- Passages that have any of these words, those first that have the most of the telling ones, each with what it has of each term. `exact` and `alike` name each term's own words and those of the
-- same meaning, `weights` what it counts, `fields` what a text, a place, a heading and a title do. Chapters of classes that aren't among `open_classes` are left out unless everybody may read them.
create function search.passages(
  any_word tsquery, exact tsquery[], alike tsquery[], weights real[], fields real[], likeness real, open_classes uuid[], in_class uuid, cap integer)
returns table (id uuid, score real, has real[])
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
-- Planned for the words of the question, the index of words is passed by: reading each vector of a tenant is dearer than it is thought to be.
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query
    with terms as materialized (
      -- A rank is divided by the number of a query's words, and of one word in one place it is 0.608.
      select t.place, t.e, t.a, t.w, ((numnode(t.e) + 1) / 2 / 0.608)::real as of_e, (likeness * (numnode(t.a) + 1) / 2 / 0.608)::real as of_a
      from unnest(exact, alike, weights) with ordinality t (e, a, w, place))
    select p.id, v.score, v.has
    from public.passages p
    join public.passage_sources o on o.tenant_id = p.tenant_id and o.kind = p.kind and o.source_id = p.source_id
    cross join lateral (
      select sum(m.w * m.value)::real as score, array_agg(m.value order by m.place) as has from (
        select t.place, t.w, least(1.15, case when p.search @@ t.e then ts_rank(fields, p.search, t.e) * t.of_e
          when p.search @@ t.a then ts_rank(fields, p.search, t.a) * t.of_a else 0 end)::real as value from terms t) m) v
    where p.tenant_id = tenant and p.search @@ any_word
      and (in_class is null or o.class_id = in_class or (o.kind = 'class' and o.source_id = in_class::text))
      and (o.class_id is null or o.class_id = any (open_classes)
        or exists (select from public.class_chapters h where h.tenant_id = tenant and h.id = o.source_id::uuid and h.is_preview))
    order by 2 desc, 1 limit cap;
end $$;

grant create on schema search to app_system;
alter function search.passages(tsquery, tsquery[], tsquery[], real[], real[], real, uuid[], uuid, integer) owner to app_system;
revoke create on schema search from app_system;
revoke execute on function search.passages(tsquery, tsquery[], tsquery[], real[], real[], real, uuid[], uuid, integer) from public;
grant execute on function search.passages(tsquery, tsquery[], tsquery[], real[], real[], real, uuid[], uuid, integer) to app_rw;
