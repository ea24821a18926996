-- Notifications (docs/decisions/081): Web Push, digests, reminders that are told once, and what becomes of posts that were reported.
set local lock_timeout = '10s';

-- Where a person's device hears of notices. It belongs to the session in which it was asked for: when that ends, nothing is sent there any more.
create table push_subscriptions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  session_sha256 bytea not null,
  -- the push service's address of the device, its public key, and the secret that only the two of us know
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  -- of the device: nothing is sent at night there
  time_zone text not null check (length(time_zone) <= 60),
  -- how many messages were sent on which day there
  sent_on date,
  sent_count int not null default 0 check (sent_count >= 0),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_sha256) references sessions (tenant_id, token_sha256) on update cascade on delete cascade
);
create index push_subscriptions_of_member on push_subscriptions (tenant_id, member_id);
create index push_subscriptions_of_session on push_subscriptions (tenant_id, session_sha256);
select directory.protect('push_subscriptions');

-- Null: as the kind's default says.
alter table notice_settings add column push boolean;

-- How often a person wants the mail that gathers what is open for them, and the day, in the site's time zone, of the last one: one a day at most.
create table digests (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  -- null: as their part in classes suggests
  rhythm text check (rhythm in ('daily', 'weekly', 'off')),
  last_day date,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
select directory.protect('digests');

-- What people were reminded of: a session of a chapter, a chapter that opened, a question without an answer. `occasion`: a chapter's session moves, and is told again.
create table reminders_told (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  kind text not null,
  thing_id uuid not null,
  occasion text not null,
  told_at timestamptz not null,
  primary key (tenant_id, kind, thing_id, occasion)
);
create index reminders_told_by_age on reminders_told (tenant_id, told_at);
select directory.protect('reminders_told');

-- Who gets a mail unasked can end such mails by one click: where it leads (RFC 8058).
alter table mails add column unsubscribe_url text check (length(unsubscribe_url) <= 1000);

-- A post that was reported is hidden by who teaches the class, and shown again, or removed, with a reason.
alter table discussion_posts
  add column hidden_at timestamptz,
  add column hidden_reason text not null default '' check (length(hidden_reason) <= 500);
alter table discussion_reports add column settled_at timestamptz;
create index discussion_reports_open on discussion_reports (tenant_id, reported_at) where settled_at is null;
-- Questions without an answer, by their age.
create index discussion_posts_threads_by_age on discussion_posts (tenant_id, created_at) where parent_id is null and removed_at is null;
