-- Records that people write in the studio (src/features/records, docs/decisions/051): a version against two saves at once, texts in further languages, and
-- who began an opening, since partners and companies write their own as drafts.
set local lock_timeout = '10s';

alter table careers
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint careers_lang check (lang ~ '^[a-z]{2,3}$'),
  -- {"en": {"summary": …}}: a field that a language lacks is read as it was written
  add column translations jsonb not null default '{}',
  -- null: an API client, the seed, or a person who was erased
  add column created_by uuid,
  -- when its writer asked for its publication; null once it is published or withdrawn
  add column asked_at timestamptz,
  add constraint careers_created_by foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by);
create index careers_by_creator on careers (tenant_id, created_by) where created_by is not null;

alter table jobs
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint jobs_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}',
  add column created_by uuid,
  add column asked_at timestamptz,
  add constraint jobs_created_by foreign key (tenant_id, created_by) references members (tenant_id, id) on delete set null (created_by);
create index jobs_by_creator on jobs (tenant_id, created_by) where created_by is not null;

alter table portfolios
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint portfolios_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}';

alter table post_categories
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column lang text not null default 'id' constraint post_categories_lang check (lang ~ '^[a-z]{2,3}$'),
  add column translations jsonb not null default '{}',
  -- the place among those of its kind; those of the same place by name
  add column position int not null default 0;

-- What visitors often ask.
create table questions (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- where it is shown
  place text not null default 'all' check (place in ('all', 'home', 'classes')),
  position int not null default 0,
  question text not null check (length(question) <= 200),
  answer text not null check (length(answer) <= 1200),
  lang text not null default 'id' constraint questions_lang check (lang ~ '^[a-z]{2,3}$'),
  translations jsonb not null default '{}',
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index questions_in_order on questions (tenant_id, position, id);
select directory.protect('questions');

-- They were a setting until now.
insert into questions (tenant_id, id, position, question, answer)
select s.tenant_id, gen_random_uuid(), one.at::int, one.item ->> 'question', one.item ->> 'answer'
from site_settings s cross join lateral jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) with ordinality as one (item, at)
where s.key = 'faq' and length(one.item ->> 'question') between 1 and 200 and length(one.item ->> 'answer') between 1 and 1200;
delete from site_settings where key = 'faq';
