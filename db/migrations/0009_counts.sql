-- What the platform could not count itself: alumni of cohorts before it, schools served beside it. Staff records them; the newest of a counter counts.
set local lock_timeout = '10s';

create table recorded_counts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  counter text not null check (counter in ('alumni', 'cities', 'cities_active', 'cities_alumni', 'schools', 'schools_active', 'schools_alumni',
    'students', 'mentors', 'programs')),
  amount integer not null check (amount between 0 and 100000000),
  note text not null default '' check (length(note) <= 400),
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index recorded_counts_newest on recorded_counts (tenant_id, counter, recorded_at desc, id desc);
select directory.protect('recorded_counts');
