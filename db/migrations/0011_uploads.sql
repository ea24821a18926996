-- Files that people and programs brought here: what they are, who brought them, and where in the storage they lie.
set local lock_timeout = '10s';

create table uploads (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- who brought it; null: a program of the tenant's, or a member who was erased since
  uploaded_by uuid,
  -- receiving: bytes are still coming, or are being looked at; kept: it is served; removed: its bytes are going away
  state text not null check (state in ('receiving', 'kept', 'removed')),
  kind text not null check (kind in ('image', 'audio', 'video', 'document', 'archive', 'text')),
  -- the content type under which it is served
  content_type text not null,
  -- a text to show, never a path
  name text not null check (length(name) between 1 and 160 and name !~ '[/\\]'),
  -- its last part in the address: a slug and the ending that its content has
  url_name text not null check (url_name ~ '^[a-z0-9-]{1,80}\.[a-z0-9]{1,5}$'),
  -- what it is for, in the uploader's words
  purpose text not null default '' check (length(purpose) <= 60),
  -- of what was sent, until it is kept; then of what is kept
  size_bytes bigint not null check (size_bytes > 0),
  -- of what was sent: by it a resumed upload knows that it is whole
  sent_bytes bigint not null check (sent_bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  width integer,
  height integer,
  created_at timestamptz not null,
  kept_at timestamptz,
  primary key (tenant_id, id),
  check ((state = 'receiving') = (kept_at is null)),
  check (state = 'receiving' or sha256 is not null)
);
create index uploads_by_uploader on uploads (tenant_id, uploaded_by, created_at);
create index uploads_unkept on uploads (tenant_id, created_at) where state <> 'kept';
select directory.protect('uploads');
