-- What staff decided about what the assistant could not answer, and about answers that people reported.
set local lock_timeout = '10s';

create table assistant_question_decisions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- Of the question's telling words: the words themselves go with its message.
  key_sha256 bytea not null check (length(key_sha256) = 32),
  -- The frequent question that answers it; null: it was set aside.
  question_id uuid,
  decided_at timestamptz not null,
  primary key (tenant_id, key_sha256),
  -- Without its answer it is open again.
  foreign key (tenant_id, question_id) references questions (tenant_id, id) on delete cascade
);
create index assistant_question_decisions_of_question on assistant_question_decisions (tenant_id, question_id) where question_id is not null;
select directory.protect('assistant_question_decisions');

create table assistant_report_decisions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  message_id uuid not null,
  -- `upheld`: the answer was bad, and something was done; `dismissed`: it stands.
  verdict text not null check (verdict in ('upheld', 'dismissed')),
  decided_at timestamptz not null,
  primary key (tenant_id, message_id),
  foreign key (tenant_id, message_id) references assistant_messages (tenant_id, id) on delete cascade
);
select directory.protect('assistant_report_decisions');
