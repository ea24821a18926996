-- A movement says how many entries it has, so that none is added to it later, balanced or not.
set local lock_timeout = '10s';

alter table ledger_movements add column entry_count int;
alter table ledger_movements disable trigger user;
update ledger_movements m set entry_count = (select count(*) from ledger_entries e where e.tenant_id = m.tenant_id and e.movement_id = m.id);
alter table ledger_movements enable trigger user;
alter table ledger_movements alter column entry_count set not null, add check (entry_count >= 2);

create or replace function directory.check_movement() returns trigger language plpgsql as $$
declare total numeric; entries int;
begin
  select coalesce(sum(e.amount), 0), count(*) into total, entries from public.ledger_entries e
    where e.tenant_id = new.tenant_id and e.movement_id = new.id;
  if entries <> new.entry_count or total <> 0 then
    raise exception 'movement % has % entries that sum to %', new.kind, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace function directory.check_entry() returns trigger language plpgsql as $$
declare total numeric; entries int; wanted int;
begin
  select sum(e.amount), count(*) into total, entries from public.ledger_entries e
    where e.tenant_id = new.tenant_id and e.movement_id = new.movement_id;
  select m.entry_count into wanted from public.ledger_movements m where m.tenant_id = new.tenant_id and m.id = new.movement_id;
  if entries <> wanted or total <> 0 then
    raise exception 'a movement of % entries has % that sum to %', wanted, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- It writes what the application may not: nobody else makes a trigger of it.
revoke execute on function directory.add_to_balance() from public;
