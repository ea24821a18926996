-- The ledger (docs/decisions/092): double entry, append-only; and what mentors earn and are paid.
set local lock_timeout = '10s';

create table ledger_movements (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- the name of the movement in `features/ledger/movements.ts`
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  -- what caused it: the same cause is posted once
  key text not null check (length(key) between 3 and 200),
  currency text not null default 'IDR' check (currency = 'IDR'),
  invoice_id uuid,
  payment_id uuid,
  refund_id uuid,
  payout_id uuid,
  notification_id uuid,
  donation_id uuid,
  posted_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, key)
);
create index ledger_movements_by_time on ledger_movements (tenant_id, posted_at desc, id desc);
create index ledger_movements_by_invoice on ledger_movements (tenant_id, invoice_id) where invoice_id is not null;
create index ledger_movements_by_payment on ledger_movements (tenant_id, payment_id) where payment_id is not null;
create index ledger_movements_by_payout on ledger_movements (tenant_id, payout_id) where payout_id is not null;

create table ledger_entries (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  movement_id uuid not null,
  position int not null check (position >= 0),
  account text not null check (account ~ '^[a-z-]+(:[a-z-]+)?$'),
  -- whose part of the account, such as a mentor's; the nil UUID: nobody's in particular
  owner_id uuid not null default '00000000-0000-0000-0000-000000000000',
  currency text not null default 'IDR' check (currency = 'IDR'),
  -- whole rupiah: above zero is a debit, below zero a credit
  amount bigint not null check (amount <> 0),
  primary key (tenant_id, movement_id, position),
  foreign key (tenant_id, movement_id) references ledger_movements (tenant_id, id) on delete cascade
);
create index ledger_entries_by_account on ledger_entries (tenant_id, account, owner_id, movement_id);

-- The running total of each account; a test compares it with the sum of its entries.
create table ledger_balances (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  account text not null,
  owner_id uuid not null,
  currency text not null default 'IDR',
  balance bigint not null,
  entry_count bigint not null,
  primary key (tenant_id, account, owner_id, currency)
);

select directory.protect('ledger_movements');
select directory.protect('ledger_entries');
select directory.protect('ledger_balances');
-- Append-only by right: the application adds movements and entries, and writes no balance.
revoke update, delete on ledger_movements, ledger_entries from app_rw;
revoke insert, update, delete on ledger_balances from app_rw;

create function directory.refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- A tenant that is removed takes its ledger along: then another trigger (the foreign key's) is the cause.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_movements_append_only before update or delete on ledger_movements for each row execute function directory.refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function directory.refuse_ledger_change();
create trigger ledger_movements_no_truncate before truncate on ledger_movements for each statement execute function directory.refuse_ledger_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function directory.refuse_ledger_change();

create function directory.add_to_balance() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.ledger_balances as b (tenant_id, account, owner_id, currency, balance, entry_count)
    values (new.tenant_id, new.account, new.owner_id, new.currency, new.amount, 1)
    on conflict (tenant_id, account, owner_id, currency)
    do update set balance = b.balance + excluded.balance, entry_count = b.entry_count + 1;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries for each row execute function directory.add_to_balance();

create function directory.check_movement() returns trigger language plpgsql as $$
declare total numeric; entries int;
begin
  select coalesce(sum(e.amount), 0), count(*) into total, entries from public.ledger_entries e
    where e.tenant_id = new.tenant_id and e.movement_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'movement % has % entries that sum to %', new.kind, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_balanced after insert on ledger_movements deferrable initially deferred
  for each row execute function directory.check_movement();
-- An entry that is added to a movement later would not be seen by the check above.
create function directory.check_entry() returns trigger language plpgsql as $$
declare total numeric;
begin
  select sum(e.amount) into total from public.ledger_entries e where e.tenant_id = new.tenant_id and e.movement_id = new.movement_id;
  if total <> 0 then raise exception 'the entries of a movement sum to %', total using errcode = 'check_violation'; end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function directory.check_entry();

-- A mentor's part of what a class brings: the narrowest rule counts (class, then program, then the tenant's own).
create table share_rules (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  scope text not null check (scope in ('tenant', 'program', 'class')),
  -- the program or class; the nil UUID for the tenant's own
  subject_id uuid not null,
  -- of the base (without tax), for all mentors together
  share_bp int not null check (share_bp between 0 and 10000),
  -- [{mentorId, weight}]; empty: the class's mentors in equal parts
  parts jsonb not null default '[]',
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, scope, subject_id),
  foreign key (tenant_id, changed_by) references members (tenant_id, id) on delete set null (changed_by)
);
create index share_rules_by_member on share_rules (tenant_id, changed_by) where changed_by is not null;
select directory.protect('share_rules');

create table bank_accounts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  bank text not null check (bank ~ '^[a-z0-9_]{2,30}$'),
  sealed_number text not null,
  -- the same number is found by it, and not read from it
  number_mac bytea not null,
  last_four text not null check (last_four ~ '^[0-9]{2,4}$'),
  holder_name text not null check (length(holder_name) between 1 and 120),
  -- when the gateway, or a person of the staff, confirmed that the account bears this name
  checked_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index bank_accounts_by_member on bank_accounts (tenant_id, member_id);
select directory.protect('bank_accounts');

create table payout_batches (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  driver text not null check (driver in ('midtrans', 'xendit', 'file')),
  created_by uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by)
);
create index payout_batches_by_member on payout_batches (tenant_id, created_by) where created_by is not null;
select directory.protect('payout_batches');

create table payouts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  mentor_id uuid not null,
  -- who asked; null once they were erased
  member_id uuid,
  bank_account_id uuid,
  bank text not null,
  -- as they were when it was asked for; an erasure empties the name
  last_four text not null,
  account_name text not null,
  status text not null check (status in ('requested', 'approved', 'sent', 'paid', 'rejected', 'failed', 'reversed')),
  amount bigint not null check (amount between 1 and 10000000000),
  -- withheld income tax, part of the amount
  tax bigint not null default 0 check (tax >= 0 and tax < amount),
  batch_id uuid,
  gateway_ref text check (length(gateway_ref) <= 200),
  reason text check (length(reason) <= 500),
  requested_at timestamptz not null,
  decided_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  ask_at timestamptz,
  asked int not null default 0,
  version int not null default 1 check (version > 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, mentor_id) references mentors (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete set null (member_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts (tenant_id, id) on delete set null (bank_account_id),
  foreign key (tenant_id, batch_id) references payout_batches (tenant_id, id)
);
create index payouts_by_time on payouts (tenant_id, requested_at desc, id desc);
create index payouts_by_mentor on payouts (tenant_id, mentor_id, requested_at desc);
create index payouts_by_member on payouts (tenant_id, member_id) where member_id is not null;
create index payouts_by_account on payouts (tenant_id, bank_account_id) where bank_account_id is not null;
create index payouts_by_batch on payouts (tenant_id, batch_id) where batch_id is not null;
create index payouts_to_ask on payouts (tenant_id, ask_at) where ask_at is not null;
select directory.protect('payouts');
alter table money_cases add foreign key (tenant_id, payout_id) references payouts (tenant_id, id);
create index money_cases_by_payout on money_cases (tenant_id, payout_id) where payout_id is not null;

-- Who approved a payout: above the tenant's limit two persons do.
create table payout_approvals (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  payout_id uuid not null,
  -- not a foreign key: who is erased stays as a number, so that two persons stay two
  approver_id uuid not null,
  approved_at timestamptz not null,
  primary key (tenant_id, payout_id, approver_id),
  foreign key (tenant_id, payout_id) references payouts (tenant_id, id) on delete cascade
);
select directory.protect('payout_approvals');

-- A gateway's or a bank's own report, held against what we know, line by line.
create table reconciliations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  source text not null check (source in ('midtrans', 'xendit', 'bank')),
  file_name text not null check (length(file_name) <= 200),
  begun_by uuid,
  created_at timestamptz not null,
  -- counts of its lines by what came of them
  figures jsonb not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, begun_by) references members (tenant_id, id) on delete set null (begun_by)
);
create index reconciliations_by_time on reconciliations (tenant_id, created_at desc, id desc);
create index reconciliations_by_member on reconciliations (tenant_id, begun_by) where begun_by is not null;
select directory.protect('reconciliations');

create table reconciliation_lines (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  reconciliation_id uuid not null,
  position int not null,
  -- the line's own identity at the gateway or bank: the same line is booked once, whatever file it comes in
  line_key text not null check (length(line_key) <= 200),
  order_id text check (length(order_id) <= 100),
  amount bigint not null,
  fee bigint,
  happened_at timestamptz,
  outcome text not null check (outcome ~ '^[a-z-]{2,40}$'),
  case_id uuid,
  primary key (tenant_id, reconciliation_id, position),
  foreign key (tenant_id, reconciliation_id) references reconciliations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, case_id) references money_cases (tenant_id, id)
);
create index reconciliation_lines_by_key on reconciliation_lines (tenant_id, line_key);
create index reconciliation_lines_by_case on reconciliation_lines (tenant_id, case_id) where case_id is not null;
select directory.protect('reconciliation_lines');
