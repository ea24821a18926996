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
