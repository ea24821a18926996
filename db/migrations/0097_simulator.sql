-- The memory of the gateways' simulator (docs/decisions/092, 8): what a gateway would know. It belongs to no tenant; each server key is a merchant of its own.
-- A role of its own sees nothing else, and the product's roles see nothing of it.
set local lock_timeout = '10s';

do $$ begin
  create role app_simulator nologin;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not pg_has_role(current_user, 'app_simulator', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant app_simulator to %I', current_user);
  end if;
end $$;

create schema simulator;
set local search_path = simulator;

-- What a merchant would set in the gateway's dashboard, and the weather that a test makes. A merchant without a row has the defaults.
create table merchants (
  key text primary key check (key ~ '^SB-simulator-'),
  name text,
  -- Xendit's x-callback-token and the key that Iris signs with
  callback_token text,
  payout_key text,
  notification_url text,
  payout_url text,
  -- holders of bank accounts by 'bank:number'
  holders jsonb not null default '{}',
  weather jsonb not null default '{}'
);

create table transactions (
  id text primary key,
  gateway text not null check (gateway in ('midtrans', 'xendit')),
  merchant text not null,
  kind text not null check (kind in ('charge', 'snap', 'session', 'invoice')),
  -- Midtrans' order_id, Xendit's reference_id or external_id
  reference text not null,
  idempotency_key text,
  -- null: the payer has not chosen yet
  method text,
  methods text[] not null default '{}',
  amount bigint not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'expired', 'cancelled', 'denied')),
  -- what was really paid
  paid bigint check (paid > 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= paid),
  fee bigint check (fee >= 0),
  va_number text unique,
  qr_string text,
  -- what the merchant sent along and reads again: customer, items, description
  sent jsonb not null default '{}',
  notify_urls text[] not null default '{}',
  finish_url text,
  cancel_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid is not null and paid_at is not null)),
  check (state = 'paid' or refunded = 0)
);
-- An order id of Midtrans is used once; references of Xendit need not be unique.
create unique index transactions_by_order on transactions (merchant, reference) where gateway = 'midtrans';
create index transactions_by_reference on transactions (reference);
create unique index transactions_by_key on transactions (merchant, idempotency_key) where idempotency_key is not null;
create index transactions_that_expire on transactions (expires_at) where state = 'open';
create index transactions_of_report on transactions (merchant, gateway, paid_at) where state = 'paid';

create table refunds (
  id text primary key,
  -- in the order they were made, though two may be of the same moment
  sequence bigint generated always as identity,
  transaction_id text not null references transactions (id) on delete cascade,
  merchant text not null,
  key text not null,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  created_at timestamptz not null,
  unique (transaction_id, key)
);
create index refunds_by_merchant on refunds (merchant, created_at);

create table payouts (
  id text primary key,
  gateway text not null check (gateway in ('midtrans', 'xendit')),
  merchant text not null,
  -- Iris: its own reference_no; Xendit: the merchant's reference_id
  reference text not null,
  idempotency_key text,
  -- the place within the call that made several
  position int not null default 0,
  amount bigint not null check (amount > 0),
  bank text not null,
  account text not null,
  holder text not null,
  notes text not null default '',
  email text not null default '',
  state text not null check (state in ('queued', 'rejected', 'sent', 'paid', 'failed', 'reversed', 'cancelled')),
  reason text not null default '',
  notify_url text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index payouts_by_reference on payouts (reference);
create unique index payouts_by_key on payouts (merchant, gateway, idempotency_key, position) where idempotency_key is not null;

-- Notifications, sent until somebody answers 2xx or the tries are used up.
create table deliveries (
  id bigint generated always as identity primary key,
  merchant text not null,
  about text not null,
  url text not null,
  headers jsonb not null,
  body text not null,
  due_at timestamptz not null,
  -- a process that sends it has it until then
  taken_until timestamptz,
  tries int not null default 0,
  last_status int,
  ended_at timestamptz
);
create index deliveries_due on deliveries (due_at, id) where ended_at is null;
create index deliveries_by_about on deliveries (about, id);

grant usage on schema simulator to app_simulator;
grant select, insert, update, delete on all tables in schema simulator to app_simulator;
reset search_path;
