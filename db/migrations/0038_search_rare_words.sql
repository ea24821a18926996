-- As in 0031, with rare words looked up in the index on words alone: the planner holds a prefix for expensive there, and reading texts for cheap, so that it read
-- all of a tenant's (6,000, 40 ms, twice) to find nothing. The estimates of 0037 are stated again, since replacing a function resets them.
set local lock_timeout = '10s';

create or replace function search.posts(all_words tsquery, any_word tsquery, term text, of_kind text, cap integer)
returns table (id uuid, rank real)
language plpgsql stable security definer rows 20
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
-- A plan for any words and limit would read a large tenant's rows: planning anew takes less than a millisecond.
set plan_cache_mode = force_custom_plan
set enable_indexscan = on
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  -- First all words must match, ranked by how close together they are; then any of them may, ranked by how many do.
  wanted tsquery := all_words;
  is_all boolean := true;
  matching bigint;
begin
  loop
    perform set_config('enable_indexscan', 'on', true);
    select count(*) into matching from (
      select p.tenant_id, p.id, p.search from public.posts p where p.tenant_id = tenant and p.kind = of_kind and p.published_at <= now()
      order by p.published_at desc, p.id desc limit search.sample_size()) newest
    where newest.search @@ wanted
      or exists (select from public.post_translations t where t.tenant_id = newest.tenant_id and t.post_id = newest.id and t.search @@ wanted);
    if matching >= search.common_from() then
      return query select m.id, max(case when is_all then ts_rank_cd(m.search, wanted) else ts_rank(m.search, wanted) end) from (
          select newest.id, case when newest.search @@ wanted then newest.search else t.search end as search from (
            -- The limit keeps the condition out and lets the list's own index be walked; by the sample, the matches wanted stand in two thirds of it.
            select p.tenant_id, p.id, p.search from public.posts p where p.tenant_id = tenant and p.kind = of_kind and p.published_at <= now()
            order by p.published_at desc, p.id desc limit (cap * search.sample_size() * 3) / (matching * 2)) newest
          left join public.post_translations t on t.tenant_id = newest.tenant_id and t.post_id = newest.id
          where newest.search @@ wanted or t.search @@ wanted limit cap) m
        group by m.id;
    else
      -- Until the function's end at most, which restores it.
      perform set_config('enable_indexscan', 'off', true);
      return query select m.id, max(case when is_all then ts_rank_cd(m.search, wanted) else ts_rank(m.search, wanted) end) from (
          (select r.id, r.search from (select p.id, p.search, p.published_at from public.posts p
            where p.tenant_id = tenant and p.search @@ wanted and p.kind = of_kind and p.published_at <= now() offset 0) r
            order by r.published_at desc, r.id desc limit cap)
          union all
          (select p.id, t.search from (select x.tenant_id, x.post_id, x.search from public.post_translations x
              where x.tenant_id = tenant and x.search @@ wanted offset 0) t join public.posts p on p.tenant_id = t.tenant_id and p.id = t.post_id
            where p.kind = of_kind and p.published_at <= now()
            order by p.published_at desc, p.id desc limit cap)) m
        group by m.id;
    end if;
    if found then return; end if;
    exit when not is_all;
    wanted := any_word;
    is_all := false;
  end loop;
  perform set_config('enable_indexscan', 'on', true);
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
language plpgsql stable security definer rows 20
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
-- A plan for any words and limit would read a large tenant's rows: planning anew takes less than a millisecond.
set plan_cache_mode = force_custom_plan
set enable_indexscan = on
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  -- First all words must match, ranked by how close together they are; then any of them may, ranked by how many do.
  wanted tsquery := all_words;
  is_all boolean := true;
  matching bigint;
begin
  loop
    perform set_config('enable_indexscan', 'on', true);
    select count(*) into matching from (
      select c.tenant_id, c.id, c.search from public.classes c where c.tenant_id = tenant and c.published_at <= now()
      order by c.published_at desc, c.id desc limit search.sample_size()) newest
    where newest.search @@ wanted
      or exists (select from public.class_translations t where t.tenant_id = newest.tenant_id and t.class_id = newest.id and t.search @@ wanted);
    if matching >= search.common_from() then
      return query select m.id, max(case when is_all then ts_rank_cd(m.search, wanted) else ts_rank(m.search, wanted) end) from (
          select newest.id, case when newest.search @@ wanted then newest.search else t.search end as search from (
            -- The limit keeps the condition out and lets the list's own index be walked; by the sample, the matches wanted stand in two thirds of it.
            select c.tenant_id, c.id, c.search from public.classes c where c.tenant_id = tenant and c.published_at <= now()
            order by c.published_at desc, c.id desc limit (cap * search.sample_size() * 3) / (matching * 2)) newest
          left join public.class_translations t on t.tenant_id = newest.tenant_id and t.class_id = newest.id
          where newest.search @@ wanted or t.search @@ wanted limit cap) m
        group by m.id;
    else
      -- Until the function's end at most, which restores it.
      perform set_config('enable_indexscan', 'off', true);
      return query select m.id, max(case when is_all then ts_rank_cd(m.search, wanted) else ts_rank(m.search, wanted) end) from (
          (select r.id, r.search from (select c.id, c.search, c.published_at from public.classes c
            where c.tenant_id = tenant and c.search @@ wanted and c.published_at <= now() offset 0) r
            order by r.published_at desc, r.id desc limit cap)
          union all
          (select c.id, t.search from (select x.tenant_id, x.class_id, x.search from public.class_translations x
              where x.tenant_id = tenant and x.search @@ wanted offset 0) t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
            where c.published_at <= now()
            order by c.published_at desc, c.id desc limit cap)) m
        group by m.id;
    end if;
    if found then return; end if;
    exit when not is_all;
    wanted := any_word;
    is_all := false;
  end loop;
  perform set_config('enable_indexscan', 'on', true);
  return query select m.id, max(m.likeness) from (
      select c.id, word_similarity(term, c.name) as likeness from public.classes c
      where c.tenant_id = tenant and term <% c.name and c.published_at <= now()
      union all
      select c.id, word_similarity(term, t.name) from public.class_translations t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.class_id
      where t.tenant_id = tenant and term <% t.name and c.published_at <= now()) m
    group by m.id order by 2 desc, 1 limit cap;
end $$;
