-- Starter content of the kinds that the organisation's brand shows: also works, employers and jobs (src/features/starter-content, docs/decisions/059).
set local lock_timeout = '10s';

alter table starter_records drop constraint starter_records_entity_check;
alter table starter_records add constraint starter_records_entity_check
  check (entity in ('post', 'class', 'program', 'mentor', 'question', 'category', 'portfolio', 'career', 'job'));

-- Title, address and languages of a page: who saves says which version they were typed on (docs/decisions/063).
alter table pages add column version int not null default 1 check (version > 0);
