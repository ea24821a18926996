-- What came for a payment (docs/decisions/092): it may be another sum than was asked for, or money that its invoice no longer wants.
set local lock_timeout = '10s';

alter table payments
  -- what came, in whole rupiah; null: nothing yet
  add column received bigint check (received > 0),
  -- owed back to the payer, and no part of what the invoice was paid with; a case says why
  add column is_unexplained boolean not null default false,
  -- why it could not be opened, in the code's words
  add column failure text check (length(failure) <= 60),
  drop constraint payments_check,
  add constraint payments_refunded_check check (refunded >= 0 and refunded <= coalesce(received, amount)),
  add constraint payments_unexplained_check check (not is_unexplained or received is not null);
-- An invoice is paid by one payment.
create unique index payments_one_paid on payments (tenant_id, invoice_id) where received is not null and not is_unexplained;
