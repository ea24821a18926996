-- Whether the demo filled this database; and the audit log, to which the product's own role can only add.
set local lock_timeout = '10s';

-- At most one row. Without it nothing of the demo is ever written here: see docs/decisions/028.
create table directory.demo (
  is_only boolean primary key default true check (is_only),
  -- loading: begun, perhaps killed, and to be continued; removed: its logins and API clients were taken out, and do not come back
  state text not null check (state in ('loading', 'loaded', 'removed')),
  begun_at timestamptz not null default now()
);
grant select, insert, update on directory.demo to app_system;

-- Databases that the demo of older versions filled: its tenants have ids made from their slugs (db/seed/ids.ts), which nobody else's have by chance.
-- A load that was killed has left tenants without hosts.
insert into directory.demo (state, begun_at)
select case when exists (select from directory.hosts h where h.tenant_id = any (array_agg(t.id))) then 'loaded' else 'loading' end, min(t.created_at)
from directory.tenants t, encode(sha256(convert_to(t.slug, 'UTF8')), 'hex') as hash
where t.id = ('01980000-0000-7' || substr(hash, 1, 3) || '-a' || substr(hash, 4, 3) || '-' || substr(hash, 7, 12))::uuid
having count(*) > 0;

-- Whatever runs as app_rw adds to the log, and takes nothing out. Two functions of the owner change it: directory.forget_in_audit_log for an erasure, and
-- this one for the retention, which spares what is younger than the proofs are kept (features/privacy/retention.ts), whatever it is asked.
revoke update, delete, truncate on audit_log from app_rw;
create function directory.remove_old_audit_log(until timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.audit_log
  where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and at <= least(until, now() - interval '5 years')
$$;
revoke execute on function directory.remove_old_audit_log(timestamptz) from public;
grant execute on function directory.remove_old_audit_log(timestamptz) to app_rw;
