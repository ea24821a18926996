-- Classes that people write in the studio (src/features/class-editing, docs/decisions/055): a version against two saves at once, who began one, who asks for
-- its publication, and the addresses that readers knew a class by.
set local lock_timeout = '10s';

alter table classes
  add column version int not null default 1 check (version > 0),
  -- null: an API client, the seed, or a person who was erased
  add column created_by uuid,
  -- when its writer asked for its publication; null once it is published or withdrawn
  add column asked_at timestamptz,
  add constraint classes_created_by foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by);
create index classes_by_creator on classes (tenant_id, created_by) where created_by is not null;
create index classes_asked on classes (tenant_id, asked_at) where asked_at is not null;

-- The orders of the studio's list, which has drafts, too.
create index classes_by_change on classes (tenant_id, updated_at, id);
create index classes_by_small_name on classes (tenant_id, lower(name), id);
create index classes_by_whole_start on classes (tenant_id, coalesce(starts_at, 'infinity'::timestamptz), id);

-- A slug, or a code in small letters, that readers knew a class by: its address leads to the class. The class that has the name now comes first.
create table class_former_names (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  name text not null,
  class_id uuid not null,
  left_at timestamptz not null,
  primary key (tenant_id, name),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
create index class_former_names_by_class on class_former_names (tenant_id, class_id);
select directory.protect('class_former_names');
