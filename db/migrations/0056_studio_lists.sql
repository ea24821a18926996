-- Orders and filters of the studio's lists that are read by key (docs/decisions/049): each index begins with the tenant and ends with the id.
set local lock_timeout = '10s';

-- Records (src/features/records/rows.server.ts), by name and by their last change.
create index programs_listed on programs (tenant_id, lower(name), id);
create index programs_listed_by_change on programs (tenant_id, updated_at, id);
create index mentors_in_order on mentors (tenant_id, position, id);
create index mentors_listed on mentors (tenant_id, lower(name), id);
create index mentors_listed_by_change on mentors (tenant_id, updated_at, id);
create index schools_listed on schools (tenant_id, lower(name), id);
create index schools_listed_by_change on schools (tenant_id, updated_at, id);
create index schools_listed_by_type on schools (tenant_id, type, lower(name), id);
create index careers_listed on careers (tenant_id, lower(company), id);
create index careers_listed_by_change on careers (tenant_id, updated_at, id);
create index portfolios_listed on portfolios (tenant_id, lower(title), id);
create index portfolios_listed_by_change on portfolios (tenant_id, updated_at, id);
create index questions_listed on questions (tenant_id, lower(question), id);
create index questions_listed_by_change on questions (tenant_id, updated_at, id);
create index post_categories_listed on post_categories (tenant_id, lower(name), id);
create index post_categories_listed_by_change on post_categories (tenant_id, updated_at, id);

-- People and queues.
create index members_by_joining on members (tenant_id, joined_at, id);
create index members_by_last_visit on members (tenant_id, seen_at, id);
create index invitations_listed on invitations (tenant_id, invited_at, id) where taken_at is null;
create index invitations_listed_by_email on invitations (tenant_id, lower(email), id) where taken_at is null;
create index audit_log_by_act on audit_log (tenant_id, act, at, id);
create index appointments_waiting on appointments (tenant_id, created_at, id) where done_at is null;
create index appointments_done on appointments (tenant_id, created_at, id) where done_at is not null;
create index demo_requests_waiting on demo_requests (tenant_id, created_at, id) where done_at is null;
create index demo_requests_done on demo_requests (tenant_id, created_at, id) where done_at is not null;
do $$
declare voice text;
begin
  foreach voice in array array['book_reviews', 'aspirations', 'testimonies', 'donations'] loop
    execute format('create index %I on %I (tenant_id, created_at, id) where approved_at is not null', voice || '_approved_listed', voice);
    execute format('create index %I on %I (tenant_id, created_at, id) where rejected_at is not null', voice || '_rejected_listed', voice);
  end loop;
end $$;
