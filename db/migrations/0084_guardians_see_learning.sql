-- What a guardian sees of how a child learns, by the link of their consent (docs/decisions/080): until when, unless they end it before.
set local lock_timeout = '10s';

create table guardian_views (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  consent_id uuid not null,
  -- the child
  member_id uuid not null,
  expires_at timestamptz not null,
  -- the guardian ended it
  ended_at timestamptz,
  primary key (tenant_id, consent_id),
  foreign key (tenant_id, consent_id) references consents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index guardian_views_by_member on guardian_views (tenant_id, member_id);
select directory.protect('guardian_views');

-- Threads of discussions that wait for an answer, oldest first, of a few classes among many.
create index discussion_posts_open on discussion_posts (tenant_id, chapter_id, created_at, id) where parent_id is null and removed_at is null and not is_teacher;

-- Who falls behind in a class: chapters that are open to somebody, the class's live sessions, and how often somebody tried a practice.
create index chapter_progress_open on chapter_progress (tenant_id, class_id, member_id, chapter_id) where state = 'open';
create index class_chapters_live on class_chapters (tenant_id, module_id) where kind = 'live' and removed_at is null;
create index practice_answers_of_member on practice_answers (tenant_id, member_id, chapter_id, round_id);
