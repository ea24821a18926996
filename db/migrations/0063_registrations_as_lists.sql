-- Orders of the studio's lists of registrations and of results (src/features/schools): by when they came and by name, those that wait apart.
set local lock_timeout = '10s';

create index schools_listed_by_time on schools (tenant_id, created_at, id);
create index teams_listed_by_time on teams (tenant_id, created_at, id);
create index teams_listed on teams (tenant_id, lower(name), id);
create index teams_listed_by_program on teams (tenant_id, program_id, lower(name), id);
drop index schools_waiting;
drop index teams_waiting;
create index schools_waiting on schools (tenant_id, created_at, id) where confirmed_at is null;
create index teams_waiting on teams (tenant_id, created_at, id) where confirmed_at is null;
create index schools_waiting_by_name on schools (tenant_id, lower(name), id) where confirmed_at is null;
create index teams_waiting_by_name on teams (tenant_id, lower(name), id) where confirmed_at is null;
