-- What happened that concerns a person who works in the studio (src/features/notices, docs/decisions/047).
set local lock_timeout = '10s';

create table notices (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  -- a name of src/features/notices/notice.ts
  kind text not null,
  -- the name of a text, a school, a mail's kind; never a person's
  subject text not null default '',
  href text not null check (href like '/%'),
  -- how often it happened since the person last looked
  times int not null default 1 check (times > 0),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index notices_of_member on notices (tenant_id, member_id, created_at desc, id desc);
-- One unread notice of a thing: what happens again counts there.
create unique index notices_unread on notices (tenant_id, member_id, kind, subject, href) where read_at is null;
create index notices_by_age on notices (tenant_id, created_at);
select directory.protect('notices');

-- How a person wants to hear of a kind; without a row in the app.
create table notice_settings (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  kind text not null,
  channel text not null constraint notice_settings_channel check (channel in ('app', 'mail', 'off')),
  primary key (tenant_id, member_id, kind),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
select directory.protect('notice_settings');
