-- Money (docs/decisions/092): prices, invoices, payments, the ledger, payouts, gifts that are paid. Whole rupiah as bigint, the currency beside them.
set local lock_timeout = '10s';

alter table classes
  -- the price that is struck through
  add column old_price_rupiah bigint,
  add constraint classes_old_price_check check (old_price_rupiah > price_rupiah);
alter table programs
  -- what all published classes of it cost together; null: not sold as a bundle
  add column bundle_price_rupiah bigint check (bundle_price_rupiah >= 0);

-- How a tenant takes and sends money. The keys are sealed; nobody reads them again.
create table gateway_settings (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  gateway text not null check (gateway in ('midtrans', 'xendit', 'transfer')),
  is_enabled boolean not null default false,
  is_production boolean not null default false,
  sealed_keys text,
  -- methods that payers may choose, of those that the gateway has
  methods text[] not null default '{}',
  -- transfer: bank, account number, holder of the tenant's own accounts; public, since payers read them
  accounts jsonb not null default '[]',
  tried_at timestamptz,
  is_tried_well boolean,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (tenant_id, gateway),
  foreign key (tenant_id, changed_by) references members (tenant_id, id) on delete set null (changed_by)
);
create index gateway_settings_by_member on gateway_settings (tenant_id, changed_by) where changed_by is not null;
select directory.protect('gateway_settings');

create table coupons (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  name text not null default '' check (length(name) <= 120),
  -- percent of the subtotal in basis points, or whole rupiah
  percent_bp int check (percent_bp between 1 and 10000),
  amount bigint check (amount > 0),
  -- the most that a percentage takes off
  max_discount bigint check (max_discount > 0),
  -- how many invoices in all; null: any number
  use_limit int check (use_limit > 0),
  used int not null default 0 check (used >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- what it is for, by the ids of what is sold; empty: everything
  subject_ids uuid[] not null default '{}',
  closed_at timestamptz,
  version int not null default 1 check (version > 0),
  created_by uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by),
  check ((percent_bp is null) <> (amount is null)),
  check (used <= use_limit),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index coupons_by_member on coupons (tenant_id, created_by) where created_by is not null;
select directory.protect('coupons');

-- The last invoice number of a tenant and year: taken in the transaction that makes the invoice, so there are no gaps.
create table invoice_numbers (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  year int not null check (year between 2020 and 2200),
  last int not null check (last > 0),
  primary key (tenant_id, year)
);
select directory.protect('invoice_numbers');

create table invoices (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  year int not null,
  sequence int not null check (sequence > 0),
  number text not null,
  kind text not null check (kind in ('order', 'seats', 'gift')),
  status text not null check (status in ('pending', 'paid', 'expired', 'cancelled', 'failed', 'refunded', 'partially-refunded')),
  -- who ordered it; null: somebody without an account, or erased
  member_id uuid,
  -- whom it is addressed to; an erasure empties these
  buyer_name text not null default '' check (length(buyer_name) <= 200),
  buyer_email text check (length(buyer_email) <= 254),
  buyer_phone text check (length(buyer_phone) <= 20),
  lang text not null default 'id',
  currency text not null default 'IDR' check (currency = 'IDR'),
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount >= 0 and discount <= subtotal),
  -- in basis points of the base; part of the total
  tax_bp int not null default 0 check (tax_bp between 0 and 10000),
  tax bigint not null default 0 check (tax >= 0),
  total bigint not null check (total >= 0 and total = subtotal - discount + tax),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= total),
  -- legal name, address and tax number of the seller when it was made
  seller jsonb not null default '{}',
  coupon_id uuid,
  -- the expired one that it takes the place of
  replaces_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  version int not null default 1 check (version > 0),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, year, sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete set null (member_id),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id),
  foreign key (tenant_id, replaces_id) references invoices (tenant_id, id),
  check ((status in ('paid', 'refunded', 'partially-refunded')) = (paid_at is not null))
);
create index invoices_by_time on invoices (tenant_id, created_at desc, id desc);
create index invoices_by_member on invoices (tenant_id, member_id, created_at desc) where member_id is not null;
create index invoices_by_coupon on invoices (tenant_id, coupon_id) where coupon_id is not null;
create index invoices_replaced on invoices (tenant_id, replaces_id) where replaces_id is not null;
create index invoices_due on invoices (tenant_id, expires_at) where status = 'pending';
select directory.protect('invoices');

create table invoice_lines (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  invoice_id uuid not null,
  position int not null check (position >= 0),
  -- what is sold, in the words of the feature that sells it: 'class', 'gift', …, with its id there
  kind text not null check (kind ~ '^[a-z-]{2,30}$'),
  subject_id uuid not null,
  -- who gets it; null: whoever claims it, or nobody in particular
  recipient_id uuid,
  name text not null check (length(name) between 1 and 300),
  quantity int not null check (quantity between 1 and 1000),
  -- of one, before discount and tax
  price bigint not null check (price >= 0),
  -- what the feature needs to hand it out, such as a batch
  details jsonb not null default '{}',
  primary key (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, recipient_id) references members (tenant_id, id) on delete set null (recipient_id)
);
create index invoice_lines_by_subject on invoice_lines (tenant_id, subject_id, recipient_id);
create index invoice_lines_by_recipient on invoice_lines (tenant_id, recipient_id) where recipient_id is not null;
select directory.protect('invoice_lines');

-- A coupon is held by an open invoice, used by a paid one, and given back by one that ended unpaid.
create table coupon_uses (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  coupon_id uuid not null,
  invoice_id uuid not null,
  member_id uuid,
  held_at timestamptz not null,
  given_back_at timestamptz,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete set null (member_id)
);
create unique index coupon_uses_one_a_person on coupon_uses (tenant_id, coupon_id, member_id) where given_back_at is null and member_id is not null;
create index coupon_uses_by_member on coupon_uses (tenant_id, member_id) where member_id is not null;
select directory.protect('coupon_uses');

-- Opens one invoice to who holds the key: a guardian, a giver or a school without an account.
create table invoice_links (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  invoice_id uuid not null,
  key_sha256 bytea not null,
  purpose text not null check (purpose in ('guardian', 'giver', 'organisation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_sha256),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
);
create index invoice_links_by_invoice on invoice_links (tenant_id, invoice_id);
select directory.protect('invoice_links');

-- One try to pay an invoice by one method.
create table payments (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  invoice_id uuid not null,
  gateway text not null check (gateway in ('midtrans', 'xendit', 'transfer', 'none')),
  method text not null check (method in ('va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris', 'gopay', 'transfer', 'none')),
  -- made of the id, so it is unique over all tenants
  order_id text not null check (order_id ~ '^[A-Za-z0-9-]{8,50}$'),
  state text not null check (state in
    ('opening', 'pending', 'paid', 'denied', 'expired', 'cancelled', 'partially-refunded', 'refunded', 'charged-back')),
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  fee bigint check (fee >= 0),
  -- transfer: added to the invoice's total so that the bank's line names the payment
  unique_code int check (unique_code between 1 and 999),
  gateway_ref text check (length(gateway_ref) <= 200),
  -- what the payer needs: {vaNumber, bank, billerCode, qrString, redirectUrl, accounts}
  instructions jsonb not null default '{}',
  -- where the money that came is told of: what the gateway answered last
  last_answer jsonb,
  -- transfer: the uploaded proof, and what the payer says of it
  proof_upload_id uuid,
  proof_note text check (length(proof_note) <= 500),
  proof_at timestamptz,
  confirmed_by uuid,
  created_at timestamptz not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  -- when the gateway is asked next without having told anything, and how often it was
  ask_at timestamptz,
  asked int not null default 0,
  version int not null default 1 check (version > 0),
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, proof_upload_id) references uploads (tenant_id, id) on delete set null (proof_upload_id),
  foreign key (tenant_id, confirmed_by) references members (tenant_id, id) on delete set null (confirmed_by),
  check ((method = 'transfer') = (unique_code is not null))
);
-- An invoice has one payment that is open.
create unique index payments_one_open on payments (tenant_id, invoice_id) where state in ('opening', 'pending');
create index payments_by_invoice on payments (tenant_id, invoice_id, created_at);
-- Two open transfers never have the same sum to look for.
create unique index payments_open_transfers on payments (tenant_id, amount) where method = 'transfer' and state in ('opening', 'pending');
create index payments_to_ask on payments (tenant_id, ask_at) where ask_at is not null;
create index payments_by_proof on payments (tenant_id, proof_upload_id) where proof_upload_id is not null;
create index payments_by_confirmer on payments (tenant_id, confirmed_by) where confirmed_by is not null;
select directory.protect('payments');

-- What gateways told us, as it came. Forged ones are counted by row, too.
create table gateway_notifications (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  gateway text not null check (gateway in ('midtrans', 'xendit')),
  -- 'payment', 'payout', or unreadable
  topic text not null check (topic in ('payment', 'payout', 'unknown')),
  order_id text check (length(order_id) <= 100),
  is_genuine boolean not null,
  body text not null check (length(body) <= 20000),
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text check (length(outcome) <= 60),
  primary key (tenant_id, id)
);
create index gateway_notifications_by_order on gateway_notifications (tenant_id, order_id, received_at);
create index gateway_notifications_by_time on gateway_notifications (tenant_id, received_at);
create index gateway_notifications_waiting on gateway_notifications (tenant_id, received_at) where handled_at is null and is_genuine;
select directory.protect('gateway_notifications');

create table refunds (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  payment_id uuid not null,
  -- null: money that came without a reason to keep it (paid twice, no seat left) goes back whole, and the invoice is as it was
  invoice_id uuid,
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 500),
  -- what happens to what was sold
  seat text not null check (seat in ('keep', 'take')),
  -- by the gateway, or from the bank account by hand
  way text not null check (way in ('gateway', 'hand')),
  state text not null check (state in ('requested', 'sent', 'done', 'failed')),
  gateway_ref text check (length(gateway_ref) <= 200),
  requested_by uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  ask_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, requested_by) references members (tenant_id, id) on delete set null (requested_by)
);
create index refunds_by_payment on refunds (tenant_id, payment_id);
create index refunds_by_invoice on refunds (tenant_id, invoice_id) where invoice_id is not null;
create index refunds_by_member on refunds (tenant_id, requested_by) where requested_by is not null;
create index refunds_to_ask on refunds (tenant_id, ask_at) where ask_at is not null;
select directory.protect('refunds');

-- What differs, came twice or fits nothing: it waits for a person and is never mended silently.
create table money_cases (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  -- one case for one cause
  key text not null check (length(key) <= 200),
  invoice_id uuid,
  payment_id uuid,
  payout_id uuid,
  notification_id uuid,
  amount bigint,
  details jsonb not null default '{}',
  opened_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  settlement text check (length(settlement) <= 1000),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id),
  foreign key (tenant_id, notification_id) references gateway_notifications (tenant_id, id) on delete set null (notification_id),
  foreign key (tenant_id, settled_by) references members (tenant_id, id) on delete set null (settled_by)
);
create index money_cases_open on money_cases (tenant_id, opened_at desc, id desc) where settled_at is null;
create index money_cases_by_time on money_cases (tenant_id, opened_at desc, id desc);
create index money_cases_by_invoice on money_cases (tenant_id, invoice_id) where invoice_id is not null;
create index money_cases_by_payment on money_cases (tenant_id, payment_id) where payment_id is not null;
create index money_cases_by_notification on money_cases (tenant_id, notification_id) where notification_id is not null;
create index money_cases_by_member on money_cases (tenant_id, settled_by) where settled_by is not null;
select directory.protect('money_cases');

-- Places in a class that a school or company bought: whoever claims one by its code gets a seat.
create table bought_places (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  invoice_id uuid not null,
  position int not null,
  class_id uuid not null,
  code_sha256 bytea not null,
  sealed_code text not null,
  claimed_by uuid,
  claimed_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position),
  unique (tenant_id, code_sha256),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, claimed_by) references members (tenant_id, id) on delete set null (claimed_by)
);
create index bought_places_by_class on bought_places (tenant_id, class_id);
create index bought_places_by_member on bought_places (tenant_id, claimed_by) where claimed_by is not null;
select directory.protect('bought_places');

-- Gifts: those from before, which staff record by hand, and those that are paid.
alter table donations
  add column invoice_id uuid,
  add column paid_at timestamptz,
  add foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete set null (invoice_id);
create unique index donations_by_invoice on donations (tenant_id, invoice_id) where invoice_id is not null;
