-- Programs that staff make in the browser: who made one, and when it last asked for a token.
set local lock_timeout = '10s';

alter table app_clients
  -- null: a command of the operator, or a member who was erased since
  add column created_by uuid,
  add column last_token_at timestamptz;
