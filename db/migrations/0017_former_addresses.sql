-- Where a member was to be reached before: an erasure and a download find what stands under an earlier address by it.
set local lock_timeout = '10s';

-- Without a key to `members`: who was taken out by staff may have asked to be erased before.
create table former_addresses (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  -- in small letters
  email text not null check (email = lower(email)),
  -- when the account site said another one
  left_at timestamptz not null,
  primary key (tenant_id, member_id, email)
);
create index former_addresses_by_email on former_addresses (tenant_id, email, left_at);
create index former_addresses_by_time on former_addresses (tenant_id, left_at);
select directory.protect('former_addresses');

-- As before, and with the time in which the address was the person's: what stands under it before and after is somebody else's. Where an act was done to
-- the person, the name that they had then goes as well.
drop function directory.forget_in_audit_log(uuid, text, text);
create function directory.forget_in_audit_log(
  gone uuid, address text, person text, since timestamptz default '-infinity', until timestamptz default 'infinity'
) returns void
language sql security definer set search_path = '' as $$
  with found as (
    select l.tenant_id, l.id, '(?<![^\s"<>(),;:])(' || gone::text || case when l.at between since and until
      then '|' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') else '' end || ')(?![^\s"<>(),;:])' as words
    from public.audit_log l where l.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
  )
  update public.audit_log a set
    member_id = case when a.member_id = gone then null else a.member_id end,
    actor = case when a.member_id = gone then 'anggota terhapus' else a.actor end,
    subject = case when a.subject ~* f.words then 'anggota terhapus' else a.subject end,
    details = replace(
      regexp_replace(
        case when a.subject = gone::text and a.details ? 'name' then a.details || '{"name": "anggota terhapus"}' else a.details end::text,
        f.words, 'anggota terhapus', 'gi'
      ),
      to_jsonb(person)::text, '"anggota terhapus"'
    )::jsonb
  from found f
  where a.tenant_id = f.tenant_id and a.id = f.id and (a.member_id = gone or a.subject ~* f.words or a.details::text ~* f.words)
$$;
revoke execute on function directory.forget_in_audit_log(uuid, text, text, timestamptz, timestamptz) from public;
grant execute on function directory.forget_in_audit_log(uuid, text, text, timestamptz, timestamptz) to app_rw;
