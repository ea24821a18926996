-- What visitors say and give: comments on the book, aspirations, testimonies, results of the reflection test, pledged gifts.
-- A program without a person reaches these five tables as app_anon: it adds rows, and reads those that staff let through.
-- What it may touch is granted column by column; src/features/voices/rest/tables.ts is the same list, and a test holds the two together.
set local lock_timeout = '10s';

do $$ begin
  create role app_anon nologin;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant app_anon to %I', current_user);
  end if;
end $$;
grant usage on schema public to app_anon;

create table book_reviews (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  message text not null check (length(btrim(message)) > 0 and length(message) <= 2000),
  rating smallint check (rating between 1 and 5),
  -- the words that the writer agreed to, where a form of ours showed them
  consent text check (length(consent) <= 500),
  created_at timestamptz not null default now(),
  -- neither: waits for staff
  approved_at timestamptz,
  rejected_at timestamptz,
  decided_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, decided_by) references members (tenant_id, id) on delete set null (decided_by),
  check (approved_at is null or rejected_at is null)
);
select directory.protect('book_reviews');

create table aspirations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  city text check (length(city) <= 80 and city !~ '[[:cntrl:]]'),
  topics text[] not null default '{}'
    check (topics <@ array['kelas', 'sekolah', 'alat', 'pekerjaan', 'lingkungan', 'lainnya'] and cardinality(topics) <= 6),
  message text not null check (length(btrim(message)) > 0 and length(message) <= 2000),
  consent text check (length(consent) <= 500),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  rejected_at timestamptz,
  decided_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, decided_by) references members (tenant_id, id) on delete set null (decided_by),
  check (approved_at is null or rejected_at is null)
);
select directory.protect('aspirations');

alter table testimonies
  add column consent text check (length(consent) <= 500),
  add column rejected_at timestamptz,
  add column decided_by uuid,
  add foreign key (tenant_id, decided_by) references members (tenant_id, id) on delete set null (decided_by),
  add check (approved_at is null or rejected_at is null);

-- A result of the reflection test, of nobody in particular: no name, no account, no address, and never of a child.
-- Nobody reads single rows of it, so nothing waits for staff.
create table user_disc (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- the strongest style, and the next one where it comes close
  type text not null check (type in ('D', 'I', 'S', 'C', 'DI', 'DS', 'DC', 'ID', 'IS', 'IC', 'SD', 'SI', 'SC', 'CD', 'CI', 'CS')),
  is_adult boolean not null constraint user_disc_adults_only check (is_adult),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select directory.protect('user_disc');

-- A gift that somebody pledged, and staff recorded once the money was there. No payment happens here.
create table donations (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  id uuid not null,
  -- null: does not want to be named
  name text check (length(btrim(name)) > 0 and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  -- whole rupiah
  amount bigint not null check (amount between 1000 and 1000000000),
  message text check (length(message) <= 500),
  consent text check (length(consent) <= 500),
  created_at timestamptz not null default now(),
  -- the money is there
  approved_at timestamptz,
  rejected_at timestamptz,
  decided_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, decided_by) references members (tenant_id, id) on delete set null (decided_by),
  check (approved_at is null or rejected_at is null)
);
select directory.protect('donations');

do $$ declare voice regclass; begin
  foreach voice in array array['book_reviews', 'aspirations', 'testimonies', 'donations']::regclass[] loop
    execute format('create index on %s (tenant_id, created_at desc, id) where approved_at is not null', voice);
    execute format('create index on %s (tenant_id, created_at) where approved_at is null and rejected_at is null', voice);
    execute format('create index on %s (tenant_id, decided_by) where decided_by is not null', voice);
  end loop;
end $$;

-- Opens a table to app_anon: these columns may be filled in, and of what staff let through, these may be read.
-- Who adds a row reads it back once: in the transaction that made it, whose time it bears (created_at is not theirs to fill in).
create function directory.expose(tenant_table regclass, written text, shown text, is_shown text) returns void language plpgsql as $$
declare
  own constant text := 'tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)';
begin
  execute format('create policy anon_adds on %s for insert to app_anon with check (%s)', tenant_table, own);
  execute format('grant insert (tenant_id, id, %s) on %s to app_anon', written, tenant_table);
  if shown = '' then return; end if;
  execute format('create policy anon_reads on %s for select to app_anon using (%s and (%s or created_at = now()))', tenant_table, own, is_shown);
  execute format('grant select (tenant_id, %s) on %s to app_anon', shown, tenant_table);
end $$;
revoke execute on function directory.expose(regclass, text, text, text) from public;

select directory.expose('book_reviews', 'name, message, rating, consent', 'id, name, message, rating, created_at', 'approved_at is not null');
select directory.expose('aspirations', 'name, city, topics, message, consent', 'id, name, city, topics, message, created_at', 'approved_at is not null');
select directory.expose('testimonies', 'name, role, message, class_id, consent', '', '');
select directory.expose('user_disc', 'type, is_adult', '', '');
select directory.expose('donations', 'name, amount, message, consent', 'id, amount, created_at', 'approved_at is not null');
