-- Gifts that are paid, and those that staff record by hand, in the ledger (docs/decisions/092).
set local lock_timeout = '10s';

alter table donations
  -- what stays of a gift; of a paid one that went back in part less than the least gift, and nothing once all of it went back
  drop constraint donations_amount_check,
  add constraint donations_amount_check check (amount between 1000 and 1000000000 or (paid_at is not null and amount between 0 and 999)),
  -- names the ledger's movement that recorded it by hand; null: none, or taken back
  add column recording_id uuid,
  -- a gift counts (approved_at) for one reason: its invoice was paid, or staff say that its money came
  add constraint donations_counted_check check (approved_at is null or invoice_id is null or paid_at is not null),
  add constraint donations_recorded_check check (recording_id is null or (approved_at is not null and paid_at is null));
-- Approved before there was a ledger; read by a job until none is left.
create index donations_to_record on donations (tenant_id, id) where approved_at is not null and paid_at is null and recording_id is null;
