-- What packages (SCORM) report of each person (docs/decisions/078): claims, kept so that a package goes on where it was left, on any device.
set local lock_timeout = '10s';

create table package_states (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  chapter_id uuid not null,
  -- the file of the library that the package is; another one begins anew
  package_id uuid not null,
  -- which of its parts (SCO), by the name that its manifest gives it
  part text not null check (length(part) between 1 and 200),
  -- of how many parts
  part_count smallint not null check (part_count > 0),
  -- where the package was left, in its own words
  bookmark text not null default '' check (length(bookmark) <= 1000),
  -- what else the package wants back
  suspended text not null default '' check (length(suspended) <= 64000),
  state text not null check (state in ('incomplete', 'completed', 'passed', 'failed')),
  -- in percent, as the package says; shown, and nothing depends on it
  score smallint check (score between 0 and 100),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  -- when it first said that it is completed or passed
  claimed_at timestamptz,
  primary key (tenant_id, member_id, chapter_id, package_id, part),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
create index package_states_by_chapter on package_states (tenant_id, chapter_id);
select directory.protect('package_states');
