set local lock_timeout = '10s';

create table post_categories (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('articles', 'news', 'blog', 'program', 'event', 'podcasts', 'gallery')),
  slug text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind, slug)
);
select directory.protect('post_categories');

create table posts (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('articles', 'news', 'blog', 'program', 'event', 'podcasts', 'gallery')),
  slug text not null,
  title text not null,
  summary text not null,
  -- rich text as structured JSON (Tiptap's document), and its words for the search
  content jsonb not null,
  words text not null,
  cover text,
  category_id uuid,
  -- the post of which this one is a part
  parent_id uuid,
  author_name text not null,
  -- what only some kinds have: an event's times and place, an episode's length and guest, a gallery's pictures
  details jsonb not null default '{}',
  -- null: a draft; in the future: scheduled
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian'::regconfig, title), 'A')
    || setweight(to_tsvector('indonesian'::regconfig, summary), 'B')
    || setweight(to_tsvector('indonesian'::regconfig, words), 'C')) stored,
  primary key (tenant_id, id),
  unique (tenant_id, kind, slug),
  foreign key (tenant_id, category_id) references post_categories (tenant_id, id),
  foreign key (tenant_id, parent_id) references posts (tenant_id, id)
);
create index posts_by_kind on posts (tenant_id, kind, published_at desc, id desc);
create index posts_by_category on posts (tenant_id, category_id, published_at desc);
create index posts_by_parent on posts (tenant_id, parent_id) where parent_id is not null;
create index posts_by_words on posts using gin (tenant_id, kind, search) with (fastupdate = off);
create index posts_by_likeness on posts using gin (tenant_id, kind, title gin_trgm_ops) with (fastupdate = off);
select directory.protect('posts');

-- Counted apart from the post, so that a reader's view does not rewrite the post's row and its indexes. Every post has its row from the first.
create table post_views (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  post_id uuid not null,
  views bigint not null default 0,
  primary key (tenant_id, post_id),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
) with (fillfactor = 70);
create index post_views_by_count on post_views (tenant_id, views desc, post_id desc);
select directory.protect('post_views');

create table programs (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  summary text not null,
  content jsonb not null,
  sponsor text,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
select directory.protect('programs');

create table mentors (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  headline text not null,
  bio text not null,
  expertise text[] not null,
  photo text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
select directory.protect('mentors');

create table classes (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{1,31}$'),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  name text not null,
  logo text,
  summary text not null,
  content jsonb not null,
  words text not null,
  tags text[] not null,
  level text not null check (level in ('Dasar', 'Pemula', 'Menengah', 'Mahir')),
  mode text not null check (mode in ('online', 'offline', 'hybrid')),
  type text not null check (type in ('bootcamp', 'kelas', 'workshop', 'webinar')),
  price_rupiah bigint not null check (price_rupiah >= 0),
  is_premium boolean not null,
  quota integer check (quota > 0),
  pass_mark integer not null check (pass_mark between 0 and 100),
  has_certificate boolean not null,
  outcomes text[] not null,
  audience text[] not null,
  requirements text[] not null,
  group_link text,
  program_id uuid,
  registrar_city_codes text[] not null,
  held_city_codes text[] not null,
  always_open boolean not null,
  registration_opens_at timestamptz,
  registration_closes_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  -- null: a draft
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian'::regconfig, name || ' ' || code), 'A')
    || setweight(to_tsvector('indonesian'::regconfig, summary), 'B')
    || setweight(to_tsvector('indonesian'::regconfig, words), 'C')) stored,
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  unique (tenant_id, code),
  foreign key (tenant_id, program_id) references programs (tenant_id, id),
  check (always_open or (registration_opens_at < registration_closes_at and starts_at < ends_at and registration_opens_at < starts_at))
);
create index classes_by_day on classes (tenant_id, published_at desc, id desc);
create index classes_by_program on classes (tenant_id, program_id);
create index classes_by_words on classes using gin (tenant_id, search) with (fastupdate = off);
create index classes_by_likeness on classes using gin (tenant_id, name gin_trgm_ops) with (fastupdate = off);
select directory.protect('classes');

create table class_mentors (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  class_id uuid not null,
  mentor_id uuid not null,
  position integer not null,
  primary key (tenant_id, class_id, mentor_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mentor_id) references mentors (tenant_id, id) on delete cascade
);
create index class_mentors_by_mentor on class_mentors (tenant_id, mentor_id);
select directory.protect('class_mentors');

create table class_modules (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  class_id uuid not null,
  slug text not null,
  title text not null,
  position integer not null,
  primary key (tenant_id, id),
  unique (tenant_id, class_id, slug),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
select directory.protect('class_modules');

create table class_chapters (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  module_id uuid not null,
  slug text not null,
  title text not null,
  minutes integer not null check (minutes > 0),
  position integer not null,
  primary key (tenant_id, id),
  unique (tenant_id, module_id, slug),
  foreign key (tenant_id, module_id) references class_modules (tenant_id, id) on delete cascade
);
select directory.protect('class_chapters');
