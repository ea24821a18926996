-- Who belongs to a tenant, as what, signed in since when; what they agreed to; and what was done with rights beyond a reader's.
set local lock_timeout = '10s';

-- A person at a tenant. Who they are says the account site: `issuer` and `subject` of OpenID Connect; name and address are copies of what it said last.
create table members (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  name text not null,
  email text not null,
  lang text not null default 'id' check (lang in ('id', 'en')),
  born_on date,
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, issuer, subject)
);
create index members_by_name on members (tenant_id, lower(name), id);
create index members_by_email on members (tenant_id, lower(email));
select directory.protect('members');

-- What a member is: one row for each kind (spec/layouts.json, 0 superadmin … 9 lead_region), with what it is limited to.
create table memberships (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  kind smallint not null check (kind between 1 and 9),
  -- cities of a regional lead, programs of a lead or partner, the school of a teacher or industry mentor, the mentor's entry of a mentor
  region_codes text[] not null default '{}',
  program_ids uuid[] not null default '{}',
  school_id uuid,
  mentor_id uuid,
  granted_by uuid,
  granted_at timestamptz not null,
  primary key (tenant_id, member_id, kind),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index memberships_by_kind on memberships (tenant_id, kind, member_id);
select directory.protect('memberships');

-- People who may work in every tenant: 0, superadmin. They enter a tenant by a choice of their own that stands in its audit log.
create table directory.superadmins (
  issuer text not null,
  subject text not null,
  granted_at timestamptz not null default now(),
  primary key (issuer, subject)
);
grant select on directory.superadmins to app_rw, app_system;
grant insert, delete on directory.superadmins to app_system;

-- A browser or program that a member is signed in with. The token is kept as its SHA-256 only, the account site's tokens encrypted.
create table sessions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  token_sha256 bytea not null,
  member_id uuid not null,
  -- the account site's session, by which it ends this one (sid)
  provider_session text,
  provider_tokens text,
  -- which of the member's kinds is acted as; null: the first. As a type it is only looked at, see features/tenants/viewer.ts.
  kind smallint check (kind between 0 and 9),
  is_type boolean not null default false,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_sha256),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index sessions_by_member on sessions (tenant_id, member_id);
create index sessions_by_provider on sessions (tenant_id, provider_session);
create index sessions_by_expiry on sessions (tenant_id, expires_at);
select directory.protect('sessions');

-- A provable consent: who, which text, when, what for; by whom, where it was not the person (UU 27/2022; PP 17/2025).
create table consents (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('membership', 'marketing')),
  text_version text not null,
  -- the very words that were shown
  shown_text text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  given_by text not null check (given_by in ('self', 'parent', 'school')),
  giver_name text,
  giver_email text,
  giver_member_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index consents_by_member on consents (tenant_id, member_id, given_at);
select directory.protect('consents');

-- Who is asked by mail to consent for a child: a parent by a link, whose token is kept as its SHA-256; or the person of the school who invited them,
-- whose mail leads to the school's list.
create table guardian_requests (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  token_sha256 bytea not null,
  member_id uuid not null,
  asked_of text not null default 'parent' check (asked_of in ('parent', 'school')),
  guardian_name text not null,
  guardian_email text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  is_granted boolean,
  -- what was given by this link, and can be withdrawn by it
  consent_id uuid,
  primary key (tenant_id, token_sha256),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index guardian_requests_by_member on guardian_requests (tenant_id, member_id);
create index guardian_requests_by_address on guardian_requests (tenant_id, guardian_email, asked_at);
select directory.protect('guardian_requests');

-- An invitation to be something here; taken by whoever signs in with the address, verified.
create table invitations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  email text not null,
  kind smallint not null check (kind between 1 and 9),
  region_codes text[] not null default '{}',
  program_ids uuid[] not null default '{}',
  school_id uuid,
  mentor_id uuid,
  invited_by uuid,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  primary key (tenant_id, id)
);
create index invitations_by_email on invitations (tenant_id, lower(email));
select directory.protect('invitations');

-- A member asks that what is known of them be erased: within 3 × 24 hours (UU 27/2022).
create table erasure_requests (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- null: the member is gone; the rest stays as the proof that it was asked for and done in time
  member_id uuid,
  reference text not null,
  reason text not null default '',
  asked_at timestamptz not null,
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz,
  done_by text check (done_by in ('staff', 'job')),
  primary key (tenant_id, id)
);
create index erasure_requests_by_member on erasure_requests (tenant_id, member_id);
create index erasure_requests_by_due on erasure_requests (tenant_id, due_at) where done_at is null and cancelled_at is null;
select directory.protect('erasure_requests');

-- Every act that a right beyond a reader's allowed. Rows are added and, when their time is over, removed; never changed.
create table audit_log (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- null: the system, or a command of the operator
  member_id uuid,
  actor text not null,
  kind smallint,
  act text not null check (length(act) <= 60),
  subject text not null default '',
  details jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index audit_log_by_time on audit_log (tenant_id, at desc, id desc);
create index audit_log_by_member on audit_log (tenant_id, member_id);
select directory.protect('audit_log');
revoke update on audit_log from app_rw;

-- The one change that the audit log knows: who was erased stands in it no more, what was done still does. Where the person is not the actor, their
-- id or address may stand in what it was done to, between spaces, brackets or quotes.
create function directory.forget_in_audit_log(gone uuid, address text, person text) returns void
language sql security definer set search_path = '' as $$
  with pattern as (
    select '(?<![^\s"<>(),;:])(' || gone::text || '|' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') || ')(?![^\s"<>(),;:])' as words
  )
  update public.audit_log a set
    member_id = case when a.member_id = gone then null else a.member_id end,
    actor = case when a.member_id = gone then 'anggota terhapus' else a.actor end,
    subject = case when a.subject ~* p.words then 'anggota terhapus' else a.subject end,
    details = replace(regexp_replace(a.details::text, p.words, 'anggota terhapus', 'gi'), to_jsonb(person)::text, '"anggota terhapus"')::jsonb
  from pattern p
  where a.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and (a.member_id = gone or a.subject ~* p.words or a.details::text ~* p.words)
$$;
revoke execute on function directory.forget_in_audit_log(uuid, text, text) from public;
grant execute on function directory.forget_in_audit_log(uuid, text, text) to app_rw;
