-- Who a learner is at the payment house, and what was last heard from there.

alter table subscription
  -- when it ends because the learner has cancelled; null where it goes on, or there is none
  add column ends_at timestamptz,
  -- the look at the payment house that said so: an older look never writes over a newer one
  add column look bigint not null default 0;

create sequence subscription_look;

create table billing_customer (
  learner_id   bigint primary key references learner on delete cascade,
  -- the same for every try to open the customer, so that the payment house opens one
  opening_key  uuid not null default gen_random_uuid(),
  customer_id  text unique
);

-- customers to be closed at the payment house after their learner has left
create table leaving_customer (
  customer_id  text primary key
);

-- messages of the payment house that were acted on
create table payment_news (
  id       text primary key,
  done_at  timestamptz not null
);
create index payment_news_age on payment_news (done_at);

-- what the demonstration keeps in the place of a payment house: nobody is charged
create table demonstration_subscription (
  learner_id     bigint not null references learner on delete cascade,
  id             uuid not null,
  -- the attempt that began it: the same one begins no second
  attempt        text not null,
  status         text not null,
  client_secret  text not null unique,
  begun_at       timestamptz not null,
  period_start   timestamptz not null,
  period_end     timestamptz not null,
  ends_at        timestamptz,
  -- a renewal finds a card that pays, or one that does not
  card_pays      boolean not null default true,
  paid_at        timestamptz[] not null default '{}',
  primary key (learner_id, id),
  unique (learner_id, attempt)
);
