-- Joining (docs/decisions/071): what a class tells its participants, the events of taking part, batches that come back from the bin, and participants from a table.
set local lock_timeout = '10s';

-- What a class's teachers tell its participants.
create table class_announcements (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  class_id uuid not null,
  -- null: the participants of all batches
  batch_id uuid,
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  -- null: a person who was erased
  written_by uuid,
  created_at timestamptz not null,
  -- when it was put into the mails that gather announcements; null: not yet
  mailed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id, batch_id) references class_batches (tenant_id, class_id, id),
  constraint class_announcements_by foreign key (tenant_id, written_by) references members (tenant_id, id) on delete set null (written_by)
);
create index class_announcements_by_class on class_announcements (tenant_id, class_id, created_at desc, id);
create index class_announcements_unmailed on class_announcements (tenant_id, created_at) where mailed_at is null;
create index class_announcements_of_writer on class_announcements (tenant_id, written_by) where written_by is not null;
select directory.protect('class_announcements');

-- A class that comes back from the bin keeps its current batch, whose row comes back after it; a new one, and a copy, gets its first.
create or replace function directory.first_batch() returns trigger language plpgsql as $$
begin
  if new.batch_id is null or exists (select from class_batches b where b.tenant_id = new.tenant_id and b.id = new.batch_id) then
    new.batch_id := new.id;
  end if;
  return new;
end $$;

-- The batches that are not over, in the orders of the call that lists them.
create index class_batches_by_end on class_batches (tenant_id, ends_at, starts_at) where not always_open;
create index class_batches_by_start on class_batches (tenant_id, starts_at, id);
create index class_batches_always_open on class_batches (tenant_id, id) where always_open;

-- The events that nothing announced so far have got the names of what happens.
update webhooks set events = array_replace(array_replace(events, 'enrolment.created', 'class.joined'), 'completion.reached', 'class.completed')
  where events && array['enrolment.created', 'completion.reached'];

alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check
  check (source in ('wordpress', 'ghost', 'markdown', 'people', 'mentors', 'schools', 'openings', 'participants'));
