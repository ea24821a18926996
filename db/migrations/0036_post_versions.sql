-- What writers save of a post, as they type (src/features/writing, docs/decisions/043). The post's row is what readers get; a version is a whole text.
set local lock_timeout = '10s';

alter table posts
  -- the newest version, and the one that the row shows; a higher one is work that is not published yet
  add column version int not null default 1 check (version > 0),
  add column shown_version int not null default 1 check (shown_version > 0),
  -- null: derived from the title until the post is first published
  add column is_slug_chosen boolean not null default true;

create table post_versions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  post_id uuid not null,
  version int not null check (version > 0),
  -- what was typed: the fields of src/features/posts/work.ts
  work jsonb not null,
  -- null: an API client, the seed, or a person who was erased
  saved_by uuid,
  began_at timestamptz not null,
  saved_at timestamptz not null,
  -- typed on top of an older version than the newest: kept beside it, for its writer to take over or leave
  is_aside boolean not null default false,
  primary key (tenant_id, post_id, version),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, saved_by) references members (tenant_id, id) on delete set null (saved_by)
);
create index post_versions_by_writer on post_versions (tenant_id, saved_by) where saved_by is not null;
select directory.protect('post_versions');
