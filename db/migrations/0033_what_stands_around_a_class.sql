-- What a class's page shows beside the class, each read in the order in which it is shown: classes of the same program, newest first, and what was approved
-- about the class (src/features/classes/around.server.ts).

set local lock_timeout = '10s';

-- Also serves what only asks for a program's classes.
create index classes_of_program_by_day on classes (tenant_id, program_id, published_at desc, id desc);
drop index classes_by_program;

create index testimonies_of_class on testimonies (tenant_id, class_id, approved_at desc, id) where approved_at is not null;
