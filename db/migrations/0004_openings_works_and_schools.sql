set local lock_timeout = '10s';

-- An employer's page with its openings, and each position in it.
create table careers (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  company text not null,
  industry text not null,
  summary text not null,
  content jsonb not null,
  logo text,
  website text,
  city_code text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
select directory.protect('careers');

create table jobs (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  career_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  title text not null,
  type text not null check (type in ('full-time', 'part-time', 'internship', 'contract')),
  mode text not null check (mode in ('onsite', 'hybrid', 'remote')),
  city_code text,
  salary_min_rupiah bigint check (salary_min_rupiah >= 0),
  salary_max_rupiah bigint check (salary_max_rupiah >= salary_min_rupiah),
  summary text not null,
  duties text[] not null,
  requirements text[] not null,
  published_at timestamptz,
  closes_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, career_id, slug),
  foreign key (tenant_id, career_id) references careers (tenant_id, id) on delete cascade
);
select directory.protect('jobs');

-- Work done for clients.
create table portfolios (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('corporate', 'government', 'community')),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  title text not null,
  -- what it was, in words: 'Pelatihan', 'Pendampingan' …
  kind text not null,
  summary text not null,
  content jsonb not null,
  held_on date not null,
  -- [{label, date}]
  batches jsonb not null default '[]',
  client_name text not null,
  project_link text,
  -- captions of the pictures; the pictures themselves are drawn from the slug, or uploaded
  images jsonb not null default '[]',
  photos jsonb not null default '[]',
  -- {link, thumbnail}
  video jsonb,
  cover text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
create index portfolios_by_type on portfolios (tenant_id, type, held_on desc);
select directory.protect('portfolios');

create table schools (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  npsn text check (npsn ~ '^\d{8}$'),
  name text not null,
  city_code text not null,
  students integer not null default 0 check (students >= 0),
  -- null: registered, not yet confirmed by staff
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
create unique index schools_by_npsn on schools (tenant_id, npsn) where npsn is not null;
select directory.protect('schools');

create table program_schools (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  program_id uuid not null,
  school_id uuid not null,
  primary key (tenant_id, program_id, school_id),
  foreign key (tenant_id, program_id) references programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade
);
create index program_schools_by_school on program_schools (tenant_id, school_id);
select directory.protect('program_schools');

-- A school's team in a league, with its result once there is one.
create table teams (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  program_id uuid,
  school_id uuid not null,
  name text not null,
  score integer check (score between 0 and 1000),
  -- how long the team took, in minutes: the tie-breaker
  minutes integer check (minutes > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, school_id, name),
  foreign key (tenant_id, program_id) references programs (tenant_id, id),
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade
);
create index teams_by_score on teams (tenant_id, program_id, score desc nulls last, minutes);
select directory.protect('teams');

create table testimonies (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  role text not null default '' check (length(role) <= 120),
  message text not null check (length(message) between 1 and 2000),
  class_id uuid,
  -- null: waits for staff
  approved_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete set null (class_id)
);
create index testimonies_shown on testimonies (tenant_id, approved_at desc) where approved_at is not null;
select directory.protect('testimonies');
