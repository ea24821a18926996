-- When a session of the account site proved the second factor last; null: it has not. The engine asks for the column as its additional field.
set local lock_timeout = '10s';

alter table accounts.session add column "secondFactorAt" timestamptz;

-- A session slides with its use, but never beyond ninety days after its person last authenticated ("createdAt"). Here, since the engine and our own
-- statements extend sessions in several places, and no one of them may forget it. Source: docs/decisions/029.
create function accounts.end_session_in_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."expiresAt" := least(new."expiresAt", new."createdAt" + interval '90 days');
  return new;
end
$$;
create trigger session_ends_in_time before insert or update on accounts.session
  for each row execute function accounts.end_session_in_time();
update accounts.session set "expiresAt" = "expiresAt" where "expiresAt" > "createdAt" + interval '90 days';
