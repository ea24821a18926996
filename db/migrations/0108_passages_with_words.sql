-- Passages that have any of these words, those first that have most of the telling ones; how well each fits is worked out from where its words stand, outside the
-- database (features/retrieval). All that is asked of them comes along, so that nothing is joined again. In place of `search.passages`, which ranked every passage by every word.
create function search.passages_with(
  any_word tsquery, exact tsquery[], alike tsquery[], weights real[], likeness real, open_classes uuid[], in_class uuid, cap integer)
returns table (id uuid, kind text, source_id text, class_id uuid, href text, stamp text, lang text, title text, heading text, body text, words text)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
-- Planned for the words of the question, the index of words is passed by: reading each vector of a tenant is dearer than it is thought to be.
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query
    with best as materialized (
      select p.id, p.kind, p.source_id, o.class_id, o.href, o.stamp, p.lang, p.title, p.heading, p.body, p.search, v.score
      from public.passages p
      join public.passage_sources o on o.tenant_id = p.tenant_id and o.kind = p.kind and o.source_id = p.source_id
      cross join lateral (
        select sum(case when p.search @@ t.e then t.w when p.search @@ t.a then t.w * likeness end) as score
        from unnest(exact, alike, weights) t (e, a, w)) v
      where p.tenant_id = tenant and p.search @@ any_word
        and (in_class is null or o.class_id = in_class or (o.kind = 'class' and o.source_id = in_class::text))
        and (o.class_id is null or o.class_id = any (open_classes)
          or exists (select from public.class_chapters h where h.tenant_id = tenant and h.id = o.source_id::uuid and h.is_preview))
      order by v.score desc, p.id limit cap)
    select b.id, b.kind, b.source_id, b.class_id, b.href, b.stamp, b.lang, b.title, b.heading, b.body, b.search::text from best b;
end $$;

grant create on schema search to app_system;
alter function search.passages_with(tsquery, tsquery[], tsquery[], real[], real, uuid[], uuid, integer) owner to app_system;
revoke create on schema search from app_system;
revoke execute on function search.passages_with(tsquery, tsquery[], tsquery[], real[], real, uuid[], uuid, integer) from public;
grant execute on function search.passages_with(tsquery, tsquery[], tsquery[], real[], real, uuid[], uuid, integer) to app_rw;
