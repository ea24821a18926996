-- Each list in the order in which it is read, so that a page of it takes its own rows out of the table and no others (src/main/list-reads.test.ts).

set local lock_timeout = '10s';

create index classes_by_name on classes (tenant_id, name, id);
create index classes_by_price on classes (tenant_id, price_rupiah, name, id);
create index classes_by_start on classes (tenant_id, starts_at, id);
create index classes_by_end on classes (tenant_id, ends_at, starts_at) where not always_open;
create index classes_always_open on classes (tenant_id, id) where always_open;
create index classes_by_type on classes (tenant_id, type, published_at desc, id desc);

create index programs_by_name on programs (tenant_id, is_active desc, name, id);
create index mentors_by_name on mentors (tenant_id, name, id);
create index careers_by_day on careers (tenant_id, published_at desc, id desc);
create index jobs_by_day on jobs (tenant_id, published_at desc, id desc);
create index portfolios_by_day on portfolios (tenant_id, held_on desc, id desc);
drop index portfolios_by_type;
create index portfolios_by_type on portfolios (tenant_id, type, held_on desc, id desc);
create index schools_by_name on schools (tenant_id, name, id);
create index teams_ranked on teams (tenant_id, score desc, minutes, name, id) where score is not null;
drop index teams_by_score;
create index teams_by_score on teams (tenant_id, program_id, score desc, minutes, name, id) where score is not null;
