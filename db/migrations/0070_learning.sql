-- Learning (docs/decisions/070): batches of a class as rows, who takes part, what a chapter holds and when it opens, and what each person has learned.
set local lock_timeout = '10s';

-- A batch is a cohort of a class: dates, quota, how one joins. The dates and the quota of `classes` are those of its current batch (`batch_id`), so that
-- lists and badges read one row: the functions below keep both the same, whichever of the two is written.
create table class_batches (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  class_id uuid not null,
  name text not null default '' check (length(name) <= 120),
  -- number of places; null: as many as come
  quota int check (quota > 0),
  always_open boolean not null default false,
  registration_opens_at timestamptz,
  registration_closes_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  -- who asks to join waits until somebody who may decide lets them in
  needs_approval boolean not null default false,
  has_waiting_list boolean not null default true,
  -- takes nobody further, whatever the dates say
  is_closed boolean not null default false,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, class_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
select directory.protect('class_batches');

-- Each class's first batch has the class's id: what names a batch by it goes on to find it.
insert into class_batches (tenant_id, id, class_id, quota, always_open, registration_opens_at, registration_closes_at, starts_at, ends_at, created_at, updated_at)
  select tenant_id, id, id, quota, always_open, registration_opens_at, registration_closes_at, starts_at, ends_at, created_at, updated_at from classes;

alter table classes
  add column batch_id uuid,
  -- in which order its chapters open where a chapter has no rule of its own
  add column chapter_order text not null default 'free' check (chapter_order in ('free', 'sequence')),
  -- counts what was published of its outline and chapters
  add column content_version int not null default 1 check (content_version > 0);
update classes set batch_id = id;
alter table classes alter column batch_id set not null;

create function directory.first_batch() returns trigger language plpgsql as $$
begin
  new.batch_id := new.id;
  return new;
end $$;
create trigger classes_batch_id before insert on classes for each row execute function directory.first_batch();

create function directory.make_first_batch() returns trigger language plpgsql as $$
begin
  insert into class_batches (tenant_id, id, class_id, quota, always_open, registration_opens_at, registration_closes_at, starts_at, ends_at, created_at, updated_at)
    values (new.tenant_id, new.batch_id, new.id, new.quota, new.always_open, new.registration_opens_at, new.registration_closes_at, new.starts_at, new.ends_at,
      new.created_at, new.updated_at);
  return null;
end $$;
create trigger classes_first_batch after insert on classes for each row execute function directory.make_first_batch();

-- Dates and quota that are written to the class are those of its current batch.
create function directory.write_current_batch() returns trigger language plpgsql as $$
begin
  update class_batches b set quota = new.quota, always_open = new.always_open, registration_opens_at = new.registration_opens_at,
      registration_closes_at = new.registration_closes_at, starts_at = new.starts_at, ends_at = new.ends_at, updated_at = new.updated_at, version = b.version + 1
    where b.tenant_id = new.tenant_id and b.id = new.batch_id
      and (b.quota, b.always_open, b.registration_opens_at, b.registration_closes_at, b.starts_at, b.ends_at) is distinct from
        (new.quota, new.always_open, new.registration_opens_at, new.registration_closes_at, new.starts_at, new.ends_at);
  return null;
end $$;
create trigger classes_current_batch after update of quota, always_open, registration_opens_at, registration_closes_at, starts_at, ends_at on classes
  for each row when (new.batch_id = old.batch_id) execute function directory.write_current_batch();

-- Chooses the current batch of a class at a time, and gives the class its dates and quota: the one that takes people now and closes first; else the next that
-- opens; else the one that runs; else the latest. Returns true if another one was chosen or its dates differ.
create function directory.choose_batch(tenant uuid, class uuid, at timestamptz) returns boolean language plpgsql as $$
declare chosen class_batches; changed int;
begin
  select * into chosen from class_batches b where b.tenant_id = tenant and b.class_id = class
    order by case
        when b.is_closed then 4
        when b.always_open or (b.registration_opens_at <= at and b.registration_closes_at > at) then 0
        when b.registration_opens_at > at then 1
        when coalesce(b.ends_at, 'infinity') > at then 2
        else 3 end,
      case when b.always_open then null when b.registration_opens_at > at then b.registration_opens_at else b.registration_closes_at end nulls last,
      b.ends_at desc nulls last, b.created_at desc, b.id
    limit 1;
  if chosen.id is null then return false; end if;
  update classes c set batch_id = chosen.id, quota = chosen.quota, always_open = chosen.always_open, registration_opens_at = chosen.registration_opens_at,
      registration_closes_at = chosen.registration_closes_at, starts_at = chosen.starts_at, ends_at = chosen.ends_at
    where c.tenant_id = tenant and c.id = class
      and (c.batch_id, c.quota, c.always_open, c.registration_opens_at, c.registration_closes_at, c.starts_at, c.ends_at) is distinct from
        (chosen.id, chosen.quota, chosen.always_open, chosen.registration_opens_at, chosen.registration_closes_at, chosen.starts_at, chosen.ends_at);
  get diagnostics changed = row_count;
  return changed > 0;
end $$;

-- Who takes part in a class: one row for each person and class, whatever happens to them.
create table enrolments (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  class_id uuid not null,
  batch_id uuid not null,
  member_id uuid not null,
  -- `joined` and `completed` have a seat
  state text not null check (state in ('joined', 'completed', 'waiting-list', 'waiting-approval', 'left', 'removed', 'refused')),
  -- how they came in
  source text not null default 'self' check (source in ('self', 'invited', 'imported', 'approval', 'waiting-list', 'payment', 'gift')),
  asked_at timestamptz not null,
  joined_at timestamptz,
  completed_at timestamptz,
  left_at timestamptz,
  -- of the class, 0 to 100: it never goes back while the person is in
  percent smallint not null default 0 check (percent between 0 and 100),
  last_chapter_id uuid,
  last_active_at timestamptz,
  version int not null default 1 check (version > 0),
  primary key (tenant_id, id),
  unique (tenant_id, class_id, member_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id, batch_id) references class_batches (tenant_id, class_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index enrolments_by_member on enrolments (tenant_id, member_id, state, last_active_at desc);
create index enrolments_by_batch on enrolments (tenant_id, batch_id, state, asked_at, id);
create index enrolments_by_class on enrolments (tenant_id, class_id, state, asked_at, id);
select directory.protect('enrolments');

-- What a chapter is. Its columns are what readers see; `draft` is what its writers have changed since (null: nothing), published as the next version.
alter table class_chapters
  add column kind text not null default 'article'
    check (kind in ('article', 'video', 'audio', 'document', 'live', 'discussion', 'practice', 'package')),
  -- by its kind (src/features/chapters/kinds); {} holds nothing yet
  add column content jsonb not null default '{}',
  add column lang text not null default 'id' constraint class_chapters_lang check (lang ~ '^[a-z]{2,3}$'),
  -- {"en": {"title": …, "content": …}}
  add column translations jsonb not null default '{}',
  add column is_preview boolean not null default false,
  -- null: the class's order. {"type": "free"} | {"type": "sequence"} | {"type": "date", "at": …} | {"type": "result", "chapterId": …, "atLeast": 0…100}
  add column rule jsonb,
  add column version int not null default 1 check (version > 0),
  -- null: not published yet, nobody but its writers sees it
  add column published_at timestamptz,
  add column draft jsonb,
  add column draft_version int not null default 1 check (draft_version > 0),
  add column updated_at timestamptz not null default now(),
  -- taken out of the outline: who was in the middle of it keeps it
  add column removed_at timestamptz;
update class_chapters set published_at = now();
alter table class_modules
  add column translations jsonb not null default '{}',
  add column version int not null default 1 check (version > 0);

-- The versions of a chapter that readers had: who is in the middle of one keeps it.
create table class_chapter_versions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  chapter_id uuid not null,
  version int not null check (version > 0),
  kind text not null,
  title text not null,
  minutes int not null,
  content jsonb not null,
  lang text not null,
  translations jsonb not null default '{}',
  -- null: the seed, an import, or a person who was erased
  published_by uuid,
  published_at timestamptz not null,
  primary key (tenant_id, chapter_id, version),
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade,
  constraint class_chapter_versions_by foreign key (tenant_id, published_by) references members (tenant_id, id) on delete set null (published_by)
);
select directory.protect('class_chapter_versions');

-- What a person has done in a chapter, merged from all of their devices: `done` never goes back, seconds are a sum, the position is the latest.
create table chapter_progress (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  chapter_id uuid not null,
  class_id uuid not null,
  state text not null check (state in ('open', 'done')),
  position int not null default 0 check (position >= 0),
  position_at timestamptz not null,
  seconds int not null default 0 check (seconds >= 0),
  -- of a practice, in percent; the best one
  result smallint check (result between 0 and 100),
  -- the chapter's, when it was opened
  version int not null default 1 check (version > 0),
  opened_at timestamptz not null,
  done_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, member_id, chapter_id),
  check ((state = 'done') = (done_at is not null)),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
create index chapter_progress_by_class on chapter_progress (tenant_id, class_id, member_id);
create index chapter_progress_done on chapter_progress (tenant_id, member_id, done_at) where done_at is not null;
select directory.protect('chapter_progress');

-- Each thing that a device reported, by the id that the device gave it: it counts once.
create table progress_items (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  id uuid not null,
  chapter_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, member_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index progress_items_old on progress_items (tenant_id, received_at);
select directory.protect('progress_items');

-- Notes and highlights of one's own.
create table chapter_notes (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  chapter_id uuid not null,
  -- the passage that is marked; '' for a note on the whole chapter
  quote text not null default '' check (length(quote) <= 1000),
  -- what stands before it, so that it is found again after a small change
  before text not null default '' check (length(before) <= 120),
  note text not null default '' check (length(note) <= 4000),
  colour text not null default 'yellow' check (colour in ('yellow', 'green', 'blue', 'pink')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
create index chapter_notes_by_member on chapter_notes (tenant_id, member_id, chapter_id, created_at);
select directory.protect('chapter_notes');
