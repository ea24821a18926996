-- Whose answer is kept under an Idempotency-Key, so that it goes with them.
set local lock_timeout = '10s';

-- null: a program's or a browser's that nobody is signed in to
alter table idempotency_keys add column member_id uuid;
