-- The times of events in the one form in which they are kept since they are checked (src/features/posts/schema.ts): UTC, with milliseconds. What was written
-- before had other forms of ISO 8601 and counted as missing. A time without a zone is one of the tenant's; what is no time stays as it is.
set local lock_timeout = '10s';

create function pg_temp.in_utc(written text, zone text) returns text language plpgsql as $$
declare
  moment timestamptz;
  kept text;
begin
  -- Years of four figures first: PostgreSQL reads words such as `tomorrow`, too.
  if written !~* '^\s*[1-9]\d{3}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.]\d+)?)?\s*(Z|[+-]\d{2}(:?\d{2})?)?)?\s*$' then return written; end if;
  moment := case when written ~* ':\d{2}([.]\d+)?\s*(Z|[+-]\d{2}(:?\d{2})?)\s*$' then written::timestamptz else written::timestamp at time zone zone end;
  kept := to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  return case when kept ~ '^[1-9]\d{3}-' then kept else written end;
exception when data_exception then
  return written;
end $$;

do $$
declare
  tenant record;
begin
  -- One tenant after another: the policies of `posts` hold for its owner, too.
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    update posts p set details = p.details || told.times
    from (
      select q.id, jsonb_object_agg(field, to_jsonb(pg_temp.in_utc(q.details->>field, zone.name))) as times
      from posts q, unnest(array['startsAt', 'endsAt']) as field, (
        select coalesce((
          select s.value #>> '{}' from site_settings s
          where s.tenant_id = tenant.id and s.key = 'timeZone'
            and s.value #>> '{}' in ('Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura')
        ), 'Asia/Jakarta') as name
      ) as zone
      where q.tenant_id = tenant.id and q.kind = 'event' and jsonb_typeof(q.details->field) = 'string'
      group by q.id
    ) as told
    where p.tenant_id = tenant.id and p.id = told.id and not p.details @> told.times;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

drop function pg_temp.in_utc(text, text);
