-- Language models that tenants set (src/features/language-models, docs/decisions/096). Prices and budgets are whole rupiah; what is spent is in
-- millionths of a rupiah, since a token costs less than one.
set local lock_timeout = '10s';

-- The key is sealed; nobody reads it again. Topics hold without a model, too.
create table language_model_settings (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  is_enabled boolean not null default false,
  -- the part before /chat/completions; empty: no model
  address text not null default '' check (length(address) <= 300),
  model text not null default '' check (length(model) <= 200),
  sealed_key text,
  -- rupiah per million tokens
  input_price bigint not null default 0 check (input_price between 0 and 100000000),
  output_price bigint not null default 0 check (output_price between 0 and 100000000),
  -- rupiah per day: of the tenant, and of each person
  day_budget bigint not null default 0 check (day_budget between 0 and 100000000),
  person_budget bigint not null default 0 check (person_budget between 0 and 100000000),
  -- what the assistant does not talk about
  topics text[] not null default '{}' check (cardinality(topics) <= 50),
  -- what it says instead; empty: the product's own sentence
  topic_words text not null default '' check (length(topic_words) <= 500),
  tried_at timestamptz,
  is_tried_well boolean,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references members (tenant_id, id) on delete set null (changed_by),
  check (not is_enabled or (address <> '' and model <> ''))
);
create index language_model_settings_by_member on language_model_settings (tenant_id, changed_by) where changed_by is not null;
select directory.protect('language_model_settings');

-- What a tenant's day has cost: what is spent, and what running calls may still cost. A call that never came back counts as its whole worst case.
create table language_model_days (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  day date not null,
  micro_rupiah bigint not null check (micro_rupiah >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  calls int not null default 0 check (calls >= 0),
  primary key (tenant_id, day)
);
select directory.protect('language_model_days');

-- The same of each identity that asked; gone after some weeks.
create table language_model_usage (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  day date not null,
  -- an identity of the assistant, which may be gone by now
  identity_id uuid not null,
  micro_rupiah bigint not null check (micro_rupiah >= 0),
  primary key (tenant_id, day, identity_id)
);
select directory.protect('language_model_usage');
