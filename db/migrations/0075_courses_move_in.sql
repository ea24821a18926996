-- Classes move in (src/features/course-files, docs/decisions/075): a folder of Markdown, a Common Cartridge or a Moodle backup becomes a class and its chapters.
set local lock_timeout = '10s';

alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check
  check (source in ('wordpress', 'ghost', 'markdown', 'people', 'mentors', 'schools', 'openings', 'participants', 'course', 'cartridge', 'moodle'));

-- course: what a class is besides its chapters
alter table import_records drop constraint import_records_entity_check;
alter table import_records add constraint import_records_entity_check check (entity in ('post', 'row', 'other', 'course', 'chapter'));
