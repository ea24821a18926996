-- What comes from earlier in an import's file is kept by the attempt that reads it (src/features/imports/doubled.server.ts).
set local lock_timeout = '10s';

drop index import_records_by_key;
drop index import_records_by_slug;
