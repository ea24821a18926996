-- How progress is kept in order (docs/decisions/073), and what learners set for themselves.
set local lock_timeout = '10s';

-- The item that the position is of: of two at the same time the greater id counts, whichever comes first.
alter table chapter_progress add column position_item uuid;

-- What was reported of a chapter that is still locked, as it came: it counts once the chapter opens. Null: it has been counted.
alter table progress_items add column waiting jsonb;
create index progress_items_waiting on progress_items (tenant_id, member_id, chapter_id) where waiting is not null;

create table learner_settings (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  -- days in a week on which something is learned
  weekly_goal smallint not null default 3 check (weekly_goal between 1 and 7),
  -- weeks that begin before this day don't break what was begun
  paused_from date,
  paused_until date check (paused_until >= paused_from),
  -- the calendar's address is made of it: another number is another address, 0 is none
  calendar_version int not null default 0 check (calendar_version >= 0),
  updated_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
select directory.protect('learner_settings');
