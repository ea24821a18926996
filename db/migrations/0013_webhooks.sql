-- What programs outside are told of by calls to addresses that they registered, and what was answered to a call that may be sent twice.
set local lock_timeout = '10s';

create table webhooks (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  url text not null check (length(url) between 1 and 500),
  description text not null default '' check (length(description) <= 200),
  events text[] not null check (cardinality(events) between 1 and 20),
  -- sealed with the installation's secret: each message is signed with it, so a hash would not do
  sealed_secret text not null,
  -- the one before it, with which messages are signed too until then
  sealed_old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- since when it hears of these events: what happened before is not told to it
  listens_since timestamptz not null,
  switched_off_at timestamptz,
  switched_off_why text check (switched_off_why in ('asked', 'failing', 'gone')),
  -- of the first try that failed since the last one that succeeded
  failing_since timestamptz,
  primary key (tenant_id, id),
  check ((switched_off_at is null) = (switched_off_why is null)),
  check ((sealed_old_secret is null) = (old_secret_until is null))
);
select directory.protect('webhooks');

-- Outbox and log in one: a row is written in the transaction of what happened, and sent after its commit.
create table webhook_deliveries (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  webhook_id uuid not null,
  event text not null,
  -- what happened, once: the same is not told twice to the same webhook
  occasion text not null check (length(occasion) between 1 and 200),
  -- the bytes that are signed and sent
  body text not null,
  created_at timestamptz not null,
  -- since it was written or last replayed
  tries integer not null default 0,
  -- null: nothing to do
  next_try_at timestamptz,
  -- a process is sending it, at most until then
  held_until timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, webhook_id, event, occasion),
  foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_deliveries_by_time on webhook_deliveries (tenant_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_by_next_try on webhook_deliveries (tenant_id, webhook_id, next_try_at) where next_try_at is not null;
create index webhook_deliveries_by_age on webhook_deliveries (tenant_id, created_at);
select directory.protect('webhook_deliveries');

create table webhook_tries (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  delivery_id uuid not null,
  tried_at timestamptz not null,
  took_ms integer not null,
  -- null: there was no answer, see failure
  status_code integer,
  failure text not null check (length(failure) <= 200),
  -- the beginning of what was answered
  answer text not null check (octet_length(answer) <= 4096),
  primary key (tenant_id, delivery_id, tried_at),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
select directory.protect('webhook_tries');

-- What was answered to a POST that bore an Idempotency-Key; kept for a day.
create table idempotency_keys (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- of the key with its caller, method and path: nobody meets another's
  key_sha256 bytea not null check (length(key_sha256) = 32),
  -- of the query, the body, and what the caller may do
  request_sha256 bytea not null check (length(request_sha256) = 32),
  status integer not null,
  -- sealed: some answers hold a secret that is shown once
  sealed_answer text not null,
  created_at timestamptz not null,
  primary key (tenant_id, key_sha256)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);
select directory.protect('idempotency_keys');
