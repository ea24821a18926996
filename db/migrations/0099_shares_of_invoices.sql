-- What each line of a paid invoice brought each mentor (docs/decisions/092), so that a refund takes back in proportion and a statement names the class.
set local lock_timeout = '10s';

create table shared_invoices (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  invoice_id uuid not null,
  shared_at timestamptz not null,
  -- of the invoice's total, what refunds have taken back so far
  refunded bigint not null default 0 check (refunded >= 0),
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
);
select directory.protect('shared_invoices');

create table mentor_shares (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  invoice_id uuid not null,
  position int not null check (position >= 0),
  -- not a foreign key: the books keep the number of a mentor whose entry is removed
  mentor_id uuid not null,
  class_id uuid not null,
  -- of the line, after discount and without tax
  base bigint not null check (base >= 0),
  share_bp int not null check (share_bp between 0 and 10000),
  amount bigint not null check (amount > 0),
  returned bigint not null default 0 check (returned between 0 and amount),
  earned_at timestamptz not null,
  primary key (tenant_id, invoice_id, position, mentor_id),
  foreign key (tenant_id, invoice_id) references shared_invoices (tenant_id, invoice_id) on delete cascade
);
create index mentor_shares_by_mentor on mentor_shares (tenant_id, mentor_id, earned_at desc);
select directory.protect('mentor_shares');

-- A refund takes shares back once.
create table share_returns (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  refund_id uuid not null,
  invoice_id uuid not null,
  amount bigint not null check (amount > 0),
  returned_at timestamptz not null,
  primary key (tenant_id, refund_id),
  foreign key (tenant_id, refund_id) references refunds (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_id) references shared_invoices (tenant_id, invoice_id) on delete cascade
);
create index share_returns_by_invoice on share_returns (tenant_id, invoice_id);
select directory.protect('share_returns');

-- As above: a mentor's entry can be removed, what was paid to them stays.
alter table payouts drop constraint payouts_tenant_id_mentor_id_fkey;

-- What the gateway said of an account's name: `silent` where it can't tell, or none is asked.
alter table bank_accounts
  add column answer text check (answer in ('same', 'other', 'missing', 'silent')),
  add column answered_at timestamptz;
create unique index bank_accounts_once on bank_accounts (tenant_id, member_id, number_mac) where removed_at is null;

-- The banks that a gateway pays out to, as it listed them last: a page never waits for a gateway.
create table payout_banks (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  gateway text not null check (gateway in ('midtrans', 'xendit')),
  -- [{code, name}], with codes of our own form
  banks jsonb not null default '[]',
  asked_at timestamptz not null,
  primary key (tenant_id, gateway)
);
select directory.protect('payout_banks');
