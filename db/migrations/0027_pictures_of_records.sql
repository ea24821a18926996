-- A picture is made or fetched only where a record shows it (decision 030). Slugs have their indexes; these find what a record stores as a picture's address.
set local lock_timeout = '10s';

create index posts_by_cover on posts (tenant_id, cover) where cover is not null;
-- The address of a drawing has the first 80 characters of a slug.
create index posts_by_long_slug on posts (tenant_id, left(slug, 80)) where length(slug) > 80;
create index posts_by_pictures on posts using gin (tenant_id, (details -> 'pictures') jsonb_path_ops) where details ? 'pictures';
create index posts_by_text_pictures on posts using gin (tenant_id, jsonb_path_query_array(content, '$.**.attrs.src') jsonb_path_ops);
create index classes_by_logo on classes (tenant_id, logo) where logo is not null;
create index careers_by_logo on careers (tenant_id, logo) where logo is not null;
create index mentors_by_photo on mentors (tenant_id, photo) where photo is not null;
create index portfolios_by_cover on portfolios (tenant_id, cover) where cover is not null;
create index portfolios_by_images on portfolios using gin (tenant_id, images jsonb_path_ops);
create index portfolios_by_photos on portfolios using gin (tenant_id, photos jsonb_path_ops);
create index portfolios_by_thumbnail on portfolios (tenant_id, (video ->> 'thumbnail')) where video is not null;
create index classes_by_text_pictures on classes using gin (tenant_id, jsonb_path_query_array(content, '$.**.attrs.src') jsonb_path_ops);
create index careers_by_text_pictures on careers using gin (tenant_id, jsonb_path_query_array(content, '$.**.attrs.src') jsonb_path_ops);
create index portfolios_by_text_pictures on portfolios using gin (tenant_id, jsonb_path_query_array(content, '$.**.attrs.src') jsonb_path_ops);
create index programs_by_text_pictures on programs using gin (tenant_id, jsonb_path_query_array(content, '$.**.attrs.src') jsonb_path_ops);
