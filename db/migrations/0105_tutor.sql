-- The tutor within chapters (src/features/tutor): switched off for a class by who teaches it; the assistant, for a child by their guardian.
set local lock_timeout = '10s';

-- A class without a row has its tutor.
create table tutor_switches (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  class_id uuid not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (tenant_id, class_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
select directory.protect('tutor_switches');

-- A row: the child's guardian wants no assistant for them.
create table assistant_refusals (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  refused_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
select directory.protect('assistant_refusals');
