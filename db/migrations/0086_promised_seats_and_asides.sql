-- Who is invited to the site for a class gets a seat in it (docs/decisions/083): what an invitation promises besides its role.
set local lock_timeout = '10s';

create table invitation_classes (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  invitation_id uuid not null,
  class_id uuid not null,
  -- null: the class's current batch when the person comes
  batch_id uuid,
  primary key (tenant_id, invitation_id, class_id),
  foreign key (tenant_id, invitation_id) references invitations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id, batch_id) references class_batches (tenant_id, class_id, id) on delete cascade
);
create index invitation_classes_by_class on invitation_classes (tenant_id, class_id, batch_id);
select directory.protect('invitation_classes');

-- What two people typed of a chapter at once is kept beside its versions, under numbers below zero, which no reader has (docs/decisions/072, 043).
alter table class_chapter_versions drop constraint class_chapter_versions_version_check;
alter table class_chapter_versions add constraint class_chapter_versions_version_check check (version <> 0);
