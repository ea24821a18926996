-- Invitations whose mail waits for the tenant's quota (src/features/members/waiting-mails), and old addresses of an import that found no place among the redirects.
set local lock_timeout = '10s';

-- When the mail of an invitation is expected to go out, and in which language; null once it has gone, and for one that was sent at once.
alter table invitations add column mail_due_at timestamptz, add column mail_lang text,
  add constraint invitations_mail_check check ((mail_due_at is null) = (mail_lang is null));
create index invitations_by_mail on invitations (tenant_id, mail_due_at, id) where mail_due_at is not null;

-- The old address of a post exceeds what a site may have of redirects.
alter table import_records add column is_address_lost boolean not null default false;
create index import_records_by_lost_address on import_records (tenant_id, import_id, place) where is_address_lost;
