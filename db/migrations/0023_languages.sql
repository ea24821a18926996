-- Which languages there are stands in the code alone (src/kit/languages.ts): a further one needs no migration.
set local lock_timeout = '10s';

alter table members
  drop constraint members_lang_check,
  add constraint members_lang check (lang ~ '^[a-z]{2,3}$');
alter table mails
  drop constraint mails_lang_check,
  add constraint mails_lang check (lang ~ '^[a-z]{2,3}$');
alter table school_contacts
  drop constraint school_contacts_lang_check,
  add constraint school_contacts_lang check (lang ~ '^[a-z]{2,3}$');
alter table appointments
  drop constraint appointments_lang_check,
  add constraint appointments_lang check (lang ~ '^[a-z]{2,3}$');
