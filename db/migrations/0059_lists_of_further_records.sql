-- Orders of the studio's lists (src/features/records/rows.server.ts) of the records of migration 0057: by name and by their last change.
set local lock_timeout = '10s';

create index speakers_listed on speakers (tenant_id, lower(name), id);
create index speakers_listed_by_change on speakers (tenant_id, updated_at, id);
create index sponsors_listed on sponsors (tenant_id, lower(name), id);
create index sponsors_listed_by_change on sponsors (tenant_id, updated_at, id);
create index testimonies_listed on testimonies (tenant_id, lower(name), id);
create index testimonies_listed_by_change on testimonies (tenant_id, updated_at, id);
create index lms_features_listed on lms_features (tenant_id, lower(title), id);
create index lms_features_listed_by_change on lms_features (tenant_id, updated_at, id);
