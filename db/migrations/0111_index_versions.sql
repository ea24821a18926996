-- Questions are answered from an index of a tenant's passages that a process holds in memory: in SQL every passage with any of a question's words, some hundred synonyms among them, was
-- ranked by every term, which took the database 6 ms a question. What has changed since a process read it is told by these versions.
set local lock_timeout = '10s';

create table passage_versions (
  tenant_id uuid primary key references directory.tenants (id) on delete cascade,
  version bigint not null
);
select directory.protect('passage_versions');

-- The version that a source was written last in.
alter table passage_sources add column version bigint not null default 0;
create index passage_sources_by_version on passage_sources (tenant_id, version);
