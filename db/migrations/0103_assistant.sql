-- The assistant (src/features/assistant, docs/decisions/096): who asks, their conversations, and what was asked and answered.
set local lock_timeout = '10s';

-- Whoever asks: a member, or somebody of whom nothing but a token is known.
create table assistant_identities (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- null: anonymous
  member_id uuid,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id),
  -- a member has one
  unique (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index assistant_identities_by_seen on assistant_identities (tenant_id, seen_at);
select directory.protect('assistant_identities');

-- Scripts of pages may see these tokens, so they open the chat alone. A member's ends with the session in which it was asked for.
create table assistant_tokens (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  token_sha256 bytea not null check (length(token_sha256) = 32),
  identity_id uuid not null,
  session_sha256 bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_sha256),
  foreign key (tenant_id, identity_id) references assistant_identities (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_sha256) references sessions (tenant_id, token_sha256) on update cascade on delete cascade
);
create index assistant_tokens_of_identity on assistant_tokens (tenant_id, identity_id);
create index assistant_tokens_of_session on assistant_tokens (tenant_id, session_sha256) where session_sha256 is not null;
create index assistant_tokens_by_end on assistant_tokens (tenant_id, expires_at);
select directory.protect('assistant_tokens');

create table assistant_conversations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  identity_id uuid not null,
  -- how its first question begins
  title text not null check (length(title) <= 120),
  lang text not null check (length(lang) <= 8),
  -- set: within a chapter, by the tutor
  chapter_id uuid,
  class_id uuid,
  -- the learner shows their mentor who asked
  is_shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, identity_id) references assistant_identities (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete set null (chapter_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete set null (class_id)
);
create index assistant_conversations_of_identity on assistant_conversations (tenant_id, identity_id, updated_at desc, id desc);
create index assistant_conversations_of_chapter on assistant_conversations (tenant_id, chapter_id) where chapter_id is not null;
create index assistant_conversations_of_class on assistant_conversations (tenant_id, class_id, updated_at desc) where class_id is not null;
create index assistant_conversations_by_update on assistant_conversations (tenant_id, updated_at);
select directory.protect('assistant_conversations');

create table assistant_messages (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  query text not null check (length(query) <= 4000),
  -- Markdown; empty or a part, if it was stopped or failed
  answer text not null check (length(answer) <= 40000),
  state text not null check (state in ('answered', 'declined', 'stopped', 'failed')),
  -- why it was declined or failed: a code of src/features/assistant/answer.ts
  reason text check (length(reason) <= 40),
  -- Source[] of src/features/retrieval/passage.ts, in the order of their numbers
  sources jsonb not null,
  -- the skill that answered
  skill text check (length(skill) <= 60),
  is_by_model boolean not null,
  -- tokens that the model read and wrote, and their price in millionths of a rupiah
  input_tokens int not null default 0 check (input_tokens >= 0),
  output_tokens int not null default 0 check (output_tokens >= 0),
  cost_micro_rupiah bigint not null default 0 check (cost_micro_rupiah >= 0),
  -- from the call to the first line; null: there was none
  first_line_ms int check (first_line_ms >= 0),
  -- the asker's verdict: 1 good, -1 bad
  feedback smallint check (feedback in (1, -1)),
  feedback_note text check (length(feedback_note) <= 1000),
  reported_at timestamptz,
  report_reason text check (length(report_reason) <= 1000),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references assistant_conversations (tenant_id, id) on delete cascade,
  check ((reported_at is null) = (report_reason is null))
);
create index assistant_messages_of_conversation on assistant_messages (tenant_id, conversation_id, created_at, id);
create index assistant_messages_by_day on assistant_messages (tenant_id, created_at desc, id desc);
create index assistant_messages_unanswered on assistant_messages (tenant_id, created_at desc, id desc) where state = 'declined';
create index assistant_messages_reported on assistant_messages (tenant_id, reported_at desc, id desc) where reported_at is not null;
select directory.protect('assistant_messages');
