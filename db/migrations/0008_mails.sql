-- What the product writes to people. Without an SMTP server the rows themselves are the outbox that the operator reads.
set local lock_timeout = '10s';

create table mails (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  template text not null,
  lang text not null check (lang in ('id', 'en')),
  to_address text not null,
  subject text not null,
  -- null: cleared after delivery, see features/tenants/README.md
  text_body text,
  html_body text,
  -- a mail with a link that lets its holder in: only the operator of the installation may read its body
  is_secret boolean not null,
  created_at timestamptz not null,
  -- null: nothing to do for the sender (delivered, given up, or kept because there is no SMTP server)
  next_try_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (tenant_id, id)
);
create index mails_by_time on mails (tenant_id, created_at desc, id desc);
create index mails_by_next_try on mails (tenant_id, next_try_at) where next_try_at is not null;
select directory.protect('mails');

-- The delivery log: each try, with what the SMTP server said.
create table mail_tries (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  mail_id uuid not null,
  tried_at timestamptz not null,
  is_accepted boolean not null,
  answer text not null,
  primary key (tenant_id, mail_id, tried_at),
  foreign key (tenant_id, mail_id) references mails (tenant_id, id) on delete cascade
);
select directory.protect('mail_tries');
