-- What the kinds of chapters keep of people (docs/decisions/074): answers in a practice, attendance of a session, posts of a discussion.
set local lock_timeout = '10s';

-- Each answer in a practice, judged by the server. A round is one go at all questions; its id is the device's, so that an answer counts once however often and
-- in whatever order it arrives. The first answer to a question in a round is the one that counts.
create table practice_answers (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  chapter_id uuid not null,
  round_id uuid not null,
  question_id uuid not null,
  -- ids of options, in order where it matters, or the words of the gaps
  given text[] not null check (cardinality(given) <= 12),
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (tenant_id, member_id, round_id, question_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
create index practice_answers_by_chapter on practice_answers (tenant_id, chapter_id, question_id);
select directory.protect('practice_answers');

-- The code by which participants say that they are at a live session: shown by who teaches it. It is one for each chapter, and counts from half an hour before the
-- session to half an hour after it.
create table live_codes (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  chapter_id uuid not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  made_at timestamptz not null,
  primary key (tenant_id, chapter_id),
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
select directory.protect('live_codes');

-- Who was at a live session.
create table live_attendance (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  chapter_id uuid not null,
  attended_at timestamptz not null,
  primary key (tenant_id, chapter_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
create index live_attendance_by_member on live_attendance (tenant_id, member_id);
select directory.protect('live_attendance');

-- What participants write in a discussion: plain text. A thread is a post without `parent_id`. Where its writer is erased, its answers become threads.
create table discussion_posts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  chapter_id uuid not null,
  member_id uuid not null,
  parent_id uuid,
  text text not null check (length(text) <= 4000),
  -- written by who teaches the class
  is_teacher boolean not null default false,
  -- the answer that who teaches the class calls right
  marked_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- taken away, by its writer or by who teaches the class: its text is empty from then on
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  constraint discussion_posts_parent foreign key (tenant_id, parent_id) references discussion_posts (tenant_id, id) on delete set null (parent_id),
  check (removed_at is null or text = '')
);
create index discussion_posts_by_chapter on discussion_posts (tenant_id, chapter_id, created_at, id) where parent_id is null;
create index discussion_posts_by_parent on discussion_posts (tenant_id, parent_id, created_at, id) where parent_id is not null;
create index discussion_posts_by_member on discussion_posts (tenant_id, member_id, created_at);
select directory.protect('discussion_posts');

-- Posts that participants told the teachers of.
create table discussion_reports (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  post_id uuid not null,
  member_id uuid not null,
  reported_at timestamptz not null,
  primary key (tenant_id, post_id, member_id),
  foreign key (tenant_id, post_id) references discussion_posts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index discussion_reports_by_member on discussion_reports (tenant_id, member_id);
select directory.protect('discussion_reports');
