-- A drawing is made only where a record shows it (decision 030). Slugs have their indexes; these find what a record stores as its picture's address.
set local lock_timeout = '10s';

create index posts_by_cover on posts (tenant_id, cover) where cover like '/art/%';
-- The address of a drawing has the first 80 characters of a slug.
create index posts_by_long_slug on posts (tenant_id, left(slug, 80)) where length(slug) > 80;
create index posts_by_pictures on posts using gin ((details -> 'pictures') jsonb_path_ops) where details ? 'pictures';
-- Few texts have a drawing in them.
create index posts_with_drawings on posts (tenant_id) where content::text like '%"/art/%';
create index classes_by_logo on classes (tenant_id, logo) where logo like '/art/%';
create index careers_by_logo on careers (tenant_id, logo) where logo like '/art/%';
create index mentors_by_photo on mentors (tenant_id, photo) where photo like '/art/%';
create index portfolios_by_cover on portfolios (tenant_id, cover) where cover like '/art/%';
create index portfolios_by_images on portfolios using gin (images jsonb_path_ops);
create index portfolios_by_photos on portfolios using gin (photos jsonb_path_ops);
