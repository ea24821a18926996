-- Search within one tenant. Under row-level security PostgreSQL may not use an index for an operator that is not
-- 'leakproof' (@@ and the likeness operators are not), and would read all of the tenant's rows. So these functions run as
-- app_system, whose policy is simply true, and name the tenant of the request themselves.
-- Three tries, each only where the one before found nothing: all words, any word, words that look alike.
-- A rank reads the whole text vector of a row, so only the newest matches are ranked: a common word has thousands.
set local lock_timeout = '10s';

create function search.posts(all_words tsquery, any_word tsquery, term text, of_kind text, cap integer)
returns table (id uuid, rank real)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query select m.id, ts_rank_cd(m.search, all_words) from (
      select p.id, p.search from public.posts p
      where p.tenant_id = tenant and p.search @@ all_words and p.kind = of_kind and p.published_at <= now()
      order by p.published_at desc, p.id desc limit cap) m;
  if found then return; end if;
  return query select m.id, ts_rank(m.search, any_word) from (
      select p.id, p.search from public.posts p
      where p.tenant_id = tenant and p.search @@ any_word and p.kind = of_kind and p.published_at <= now()
      order by p.published_at desc, p.id desc limit cap) m;
  if found then return; end if;
  return query select p.id, word_similarity(term, p.title) from public.posts p
    where p.tenant_id = tenant and term <% p.title and p.kind = of_kind and p.published_at <= now()
    order by 2 desc, 1 limit cap;
end $$;

create function search.classes(all_words tsquery, any_word tsquery, term text, cap integer)
returns table (id uuid, rank real)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.45
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query select m.id, ts_rank_cd(m.search, all_words) from (
      select c.id, c.search from public.classes c where c.tenant_id = tenant and c.search @@ all_words and c.published_at <= now()
      order by c.published_at desc, c.id desc limit cap) m;
  if found then return; end if;
  return query select m.id, ts_rank(m.search, any_word) from (
      select c.id, c.search from public.classes c where c.tenant_id = tenant and c.search @@ any_word and c.published_at <= now()
      order by c.published_at desc, c.id desc limit cap) m;
  if found then return; end if;
  return query select c.id, word_similarity(term, c.name) from public.classes c
    where c.tenant_id = tenant and term <% c.name and c.published_at <= now() order by 2 desc, 1 limit cap;
end $$;

grant create on schema search to app_system;
alter function search.posts(tsquery, tsquery, text, text, integer) owner to app_system;
alter function search.classes(tsquery, tsquery, text, integer) owner to app_system;
revoke create on schema search from app_system;
revoke execute on all functions in schema search from public;
grant execute on all functions in schema search to app_rw;
