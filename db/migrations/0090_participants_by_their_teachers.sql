-- Teachers bring a table of participants into a class of their own, and invite new addresses to it (docs/decisions/071, 083).
set local lock_timeout = '10s';

alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check check (source in
  ('wordpress', 'ghost', 'markdown', 'people', 'mentors', 'schools', 'openings', 'participants', 'class-participants', 'course', 'cartridge', 'moodle'));

-- How many addresses somebody invited within a day.
create index invitations_by_inviter on invitations (tenant_id, invited_by, invited_at) where invited_by is not null;
