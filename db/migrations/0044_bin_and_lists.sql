-- The bin (src/features/bin, docs/decisions/049), saved views of the studio's lists (src/features/lists), and the orders in which the list of posts is read.
set local lock_timeout = '10s';

create table bin_items (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- which entity it is, and its id there
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  record_id uuid not null,
  -- what was removed at once is brought back at once
  batch_id uuid not null,
  title text not null,
  -- what the audit log calls it
  subject text not null,
  -- every row as it was, by table in the order of their removal, and the rows that referred to it without being its own: BinContents in src/features/bin/bin.ts
  rows jsonb not null,
  -- null: an API client, or a person who was erased
  removed_by uuid,
  removed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, removed_by) references members (tenant_id, id) on delete set null (removed_by)
);
create index bin_items_by_day on bin_items (tenant_id, removed_at desc, id desc);
create index bin_items_by_kind on bin_items (tenant_id, kind, removed_at desc, id desc);
create index bin_items_by_batch on bin_items (tenant_id, batch_id);
create index bin_items_due on bin_items (tenant_id, expires_at);
create index bin_items_by_remover on bin_items (tenant_id, removed_by) where removed_by is not null;
select directory.protect('bin_items');

create table saved_views (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  -- the path of the list
  list text not null check (list ~ '^/[A-Za-z/]{1,79}$'),
  name text not null check (length(name) between 1 and 60),
  -- the query of the address, without the place in the list
  query text not null check (length(query) <= 1000),
  -- shown to everybody who sees the list
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, list, name),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index saved_views_by_list on saved_views (tenant_id, list, name, id);
select directory.protect('saved_views');

-- Writers see drafts first: a post without a day stands before all days. The expression is that of src/features/writing/post-columns.ts.
create index posts_listed on posts (tenant_id, (coalesce(published_at, 'infinity'::timestamptz)) desc, id desc);
create index posts_listed_by_kind on posts (tenant_id, kind, (coalesce(published_at, 'infinity'::timestamptz)) desc, id desc);
create index posts_listed_by_category on posts (tenant_id, category_id, (coalesce(published_at, 'infinity'::timestamptz)) desc, id desc);
create index posts_listed_by_author on posts (tenant_id, author_name, (coalesce(published_at, 'infinity'::timestamptz)) desc, id desc);
create index posts_listed_by_lang on posts (tenant_id, lang, (coalesce(published_at, 'infinity'::timestamptz)) desc, id desc);
create index posts_listed_by_change on posts (tenant_id, updated_at desc, id desc);
create index posts_listed_by_title on posts (tenant_id, lower(title), id);
create index posts_listed_by_kind_and_title on posts (tenant_id, kind, lower(title), id);

-- The ids of posts whose title contains a text, at most `cap`. As the search functions of 0003: under row-level security the trigrams' index would not be used.
create function search.post_titles(pattern text, of_kind text, cap integer)
returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
-- That index alone answers a search with few hits; a plan for any pattern would read the tenant's posts through.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  if of_kind is null then
    return query select p.id from public.posts p where p.tenant_id = tenant and p.title ilike pattern limit cap;
  else
    return query select p.id from public.posts p where p.tenant_id = tenant and p.kind = of_kind and p.title ilike pattern limit cap;
  end if;
end $$;
revoke execute on function search.post_titles(text, text, integer) from public;
grant execute on function search.post_titles(text, text, integer) to app_rw;
