-- Points of learning, who is shown with them, and statements to a tenant's learning record store (docs/decisions/079).
set local lock_timeout = '10s';

-- `leaderboard`: to be shown on leaderboards; `records`: what a child learns is sent to the tenant's learning record store.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check check (purpose in ('membership', 'marketing', 'leaderboard', 'records'));

-- What somebody earned in a class in a week. A running figure of chapter_progress and enrolments, which can be made again at any time.
create table learning_points (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  class_id uuid not null,
  -- its Monday, in the tenant's time zone
  week date not null check (extract(isodow from week) = 1),
  points int not null check (points > 0),
  primary key (tenant_id, member_id, class_id, week),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
create index learning_points_by_week on learning_points (tenant_id, week, class_id, member_id) include (points);
create index learning_points_by_class on learning_points (tenant_id, class_id, member_id) include (points);
select directory.protect('learning_points');

-- The learning record store that a tenant names: xAPI statements are sent there while it is switched on.
create table xapi_stores (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  endpoint text not null check (length(endpoint) <= 500),
  -- name and password of HTTP Basic authentication
  sealed_credentials text not null,
  -- null: off
  switched_on_at timestamptz,
  -- the latest attempt, by the button or with statements; an empty failure: the store took it
  tried_at timestamptz,
  failure text,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
select directory.protect('xapi_stores');

-- What a person is called at the store. It is random, so that nobody can tell who it was once this row is gone.
create table xapi_actors (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  pseudonym uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, member_id),
  unique (tenant_id, pseudonym),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
select directory.protect('xapi_actors');

-- Statements that wait for the store, and those that it has taken or refused, for 30 days.
create table xapi_statements (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- null: not about a person
  member_id uuid,
  statement jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  refusal text,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index xapi_statements_waiting on xapi_statements (tenant_id, happened_at, id) where sent_at is null and refused_at is null;
create index xapi_statements_by_member on xapi_statements (tenant_id, member_id) where member_id is not null;
create index xapi_statements_old on xapi_statements (tenant_id, created_at);
select directory.protect('xapi_statements');

-- Pseudonyms whose person was erased or removed: the store is told to delete them.
create table xapi_erasures (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  pseudonym uuid not null,
  erased_at timestamptz not null,
  -- when the note was written that the store gets
  noted_at timestamptz,
  primary key (tenant_id, pseudonym)
);
select directory.protect('xapi_erasures');

-- Whichever way a person goes, their pseudonym is noted; with the tenant itself everything goes.
create function directory.note_xapi_erasure() returns trigger language plpgsql as $$
begin
  if exists (select from directory.tenants t where t.id = old.tenant_id) then
    insert into xapi_erasures (tenant_id, pseudonym, erased_at) values (old.tenant_id, old.pseudonym, now()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger xapi_actors_erased after delete on xapi_actors for each row execute function directory.note_xapi_erasure();
