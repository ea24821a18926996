-- What people send through forms: whom to reach at a school and its teams, appointments, requests to be shown the learning space.
set local lock_timeout = '10s';

-- null: came in by a form and waits for staff. What stands there already, and what staff enters, is confirmed.
alter table teams add column confirmed_at timestamptz default now();
create index teams_waiting on teams (tenant_id, created_at) where confirmed_at is null;
create index schools_waiting on schools (tenant_id, created_at) where confirmed_at is null;

-- The adult who registered a school, or one of its teams; nobody but staff reads it.
create table school_contacts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  school_id uuid not null,
  -- null: of the school itself
  team_id uuid,
  -- who was signed in when they registered
  member_id uuid,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 120),
  role text not null check (length(role) <= 80),
  email text not null check (length(email) <= 254),
  -- 628…; null: not told
  phone text check (phone ~ '^62[1-9]\d{7,11}$'),
  lang text not null check (lang in ('id', 'en')),
  -- the words that were agreed to, where a form of ours showed them
  consent text check (length(consent) <= 500),
  -- of all that was sent: by it the same form, sent twice, is known
  sent_sha256 bytea not null check (length(sent_sha256) = 32),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade,
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete set null (member_id)
);
create index school_contacts_by_school on school_contacts (tenant_id, school_id);
create index school_contacts_by_team on school_contacts (tenant_id, team_id) where team_id is not null;
create index school_contacts_by_member on school_contacts (tenant_id, member_id) where member_id is not null;
create index school_contacts_by_address on school_contacts (tenant_id, lower(email));
create index school_contacts_by_time on school_contacts (tenant_id, created_at);
select directory.protect('school_contacts');

-- The pupils of a team: a name each and nothing else.
create table team_members (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  team_id uuid not null,
  position smallint not null check (position between 1 and 3),
  name text not null check (length(btrim(name)) > 0 and length(name) <= 120),
  created_at timestamptz not null,
  primary key (tenant_id, team_id, position),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade
);
create index team_members_by_time on team_members (tenant_id, created_at);
select directory.protect('team_members');

create table appointments (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- the post from which it was made
  post_id uuid,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 120),
  organisation text not null default '' check (length(organisation) <= 120),
  email text not null check (length(email) <= 254),
  phone text check (phone ~ '^62[1-9]\d{7,11}$'),
  topic text not null check (length(btrim(topic)) > 0 and length(topic) <= 120),
  -- when it would suit them
  wished_on date,
  wished_time text check (wished_time in ('morning', 'midday', 'afternoon')),
  message text not null default '' check (length(message) <= 2000),
  lang text not null check (lang in ('id', 'en')),
  consent text check (length(consent) <= 500),
  sent_sha256 bytea not null check (length(sent_sha256) = 32),
  created_at timestamptz not null,
  -- null: waits for staff
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete set null (post_id)
);
create index appointments_by_time on appointments (tenant_id, created_at desc, id);
create index appointments_by_address on appointments (tenant_id, lower(email));
create index appointments_by_post on appointments (tenant_id, post_id) where post_id is not null;
select directory.protect('appointments');

-- Who wants to be shown the learning space: an address, at most once a day.
create table demo_requests (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  email text not null check (length(email) <= 254),
  consent text check (length(consent) <= 500),
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, id)
);
create index demo_requests_by_time on demo_requests (tenant_id, created_at desc, id);
create index demo_requests_by_address on demo_requests (tenant_id, lower(email), created_at);
select directory.protect('demo_requests');
