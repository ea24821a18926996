-- Addresses that posts had, and links to what is not published yet (docs/decisions/045).
set local lock_timeout = '10s';

-- A slug that readers knew a post by: its address leads to the post. The post that has the slug now comes first.
create table post_former_slugs (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  kind text not null,
  slug text not null,
  post_id uuid not null,
  left_at timestamptz not null,
  primary key (tenant_id, kind, slug),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
create index post_former_slugs_by_post on post_former_slugs (tenant_id, post_id);
select directory.protect('post_former_slugs');

-- A link under which anybody sees the newest text of a post. Withdrawn: its row is gone.
create table post_previews (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- of the link's secret, which is stored nowhere
  token_sha256 bytea not null,
  post_id uuid not null,
  -- null: a person who was erased
  made_by uuid,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_sha256),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, made_by) references members (tenant_id, id) on delete set null (made_by)
);
create index post_previews_by_post on post_previews (tenant_id, post_id);
create index post_previews_by_maker on post_previews (tenant_id, made_by) where made_by is not null;
create index post_previews_by_end on post_previews (tenant_id, expires_at);
select directory.protect('post_previews');
