-- From when to when each address was a member's: an erasure and a download find what stands under it then, and nothing of who had it before or after them.
set local lock_timeout = '10s';

-- Without a key to `members`: who was taken out by staff may have asked to be erased before, and may come back.
create table member_addresses (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  -- who they are on the account site, as in `members`
  issuer text not null,
  subject text not null,
  -- in small letters
  email text not null check (email = lower(email)),
  -- when the holder before them left it; -infinity: nobody is known to have had it before
  held_from timestamptz not null,
  -- the first moment at which it was no longer theirs: they came with another one, or another member with this one; null: it is theirs
  left_at timestamptz check (left_at >= held_from),
  primary key (tenant_id, member_id, email, held_from)
);
create unique index member_addresses_now on member_addresses (tenant_id, email) where left_at is null;
create index member_addresses_by_email on member_addresses (tenant_id, email, left_at);
create index member_addresses_by_subject on member_addresses (tenant_id, issuer, subject);
create index member_addresses_by_time on member_addresses (tenant_id, left_at);

-- Of members who show the same address, who was seen last has it: from when they joined, or the one before them was last seen with it.
do $$
declare
  tenant record;
begin
  -- One tenant after another: the policies of `members` hold for its owner, too.
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into member_addresses (tenant_id, member_id, issuer, subject, email, held_from, left_at)
    select tenant_id, id, issuer, subject, lower(email),
      case when lag(id) over of_address is null then '-infinity' else greatest(joined_at, lag(seen_at) over of_address) end,
      case when lead(id) over of_address is not null then greatest(seen_at, lead(joined_at) over of_address) end
    from members where tenant_id = tenant.id
    window of_address as (partition by lower(email) order by seen_at, id);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
select directory.protect('member_addresses');

-- As before, and with the time in which the address was the person's: what stands under it before and after is somebody else's. Where an act was done to
-- the person, the name and the address that they had then go as well.
drop function directory.forget_in_audit_log(uuid, text, text);
create function directory.forget_in_audit_log(
  gone uuid, address text, person text, since timestamptz default '-infinity', until timestamptz default 'infinity'
) returns void
language sql security definer set search_path = '' as $$
  with found as (
    select l.tenant_id, l.id, '(?<![^\s"<>(),;:])(' || gone::text || case when l.at >= since and l.at < until
      then '|' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') else '' end || ')(?![^\s"<>(),;:])' as words
    from public.audit_log l where l.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
  )
  update public.audit_log a set
    member_id = case when a.member_id = gone then null else a.member_id end,
    actor = case when a.member_id = gone then 'anggota terhapus' else a.actor end,
    subject = case when a.subject ~* f.words then 'anggota terhapus' else a.subject end,
    details = replace(
      regexp_replace(
        (a.details || case when a.subject = gone::text then (
          select coalesce(jsonb_object_agg(key, 'anggota terhapus'), '{}') from jsonb_object_keys(a.details) as key where key in ('name', 'email')
        ) else '{}' end)::text,
        f.words, 'anggota terhapus', 'gi'
      ),
      to_jsonb(person)::text, '"anggota terhapus"'
    )::jsonb
  from found f
  where a.tenant_id = f.tenant_id and a.id = f.id and (a.member_id = gone or a.subject ~* f.words or a.details::text ~* f.words)
$$;
revoke execute on function directory.forget_in_audit_log(uuid, text, text, timestamptz, timestamptz) from public;
grant execute on function directory.forget_in_audit_log(uuid, text, text, timestamptz, timestamptz) to app_rw;
