-- Chapters that somebody saved to find them again (docs/decisions/073).
set local lock_timeout = '10s';

create table chapter_bookmarks (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  member_id uuid not null,
  chapter_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, member_id, chapter_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references class_chapters (tenant_id, id) on delete cascade
);
create index chapter_bookmarks_by_chapter on chapter_bookmarks (tenant_id, chapter_id);
select directory.protect('chapter_bookmarks');
