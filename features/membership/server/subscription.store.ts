import { membership } from '#membership/tables.ts'

/** A number for a look at the payment house, taken before it: later looks have higher ones. */
export const beginLook = membership.statement('begin-subscription-look', `select nextval('subscription_look') as look`)

/** Keeps what a look has found, unless a later one has been kept already. */
export const keepLook = membership.statement(
  'keep-subscription-look',
  `insert into membership as kept (account_id, status, paid_until, ends_at, look) values (:account, :status, :paidUntil, :endsAt, :look)
   on conflict (account_id) do update
     set status = excluded.status, paid_until = excluded.paid_until, ends_at = excluded.ends_at, look = excluded.look
     where kept.look <= excluded.look`,
)

/** A learner's row among the customers, made where there is none. */
export const customerRow = membership.statement(
  'billing-customer',
  `insert into customer (account_id) values (:account)
   on conflict (account_id) do update set account_id = excluded.account_id
   returning opening_key, customer_id, (select a.created_at from account a where a.id = account_id) as since`,
)

export const findCustomer = membership.statement(
  'find-billing-customer',
  'select customer_id from customer where account_id = :account',
)

export const keepCustomer = membership.statement(
  'keep-billing-customer',
  'update customer set customer_id = :customer where account_id = :account and customer_id is null',
)

/** Forgets a customer whom the payment house no longer has; the next one is opened by another key. */
export const dropCustomer = membership.statement(
  'drop-billing-customer',
  `update customer set customer_id = null, opening_key = gen_random_uuid()
   where account_id = :account and customer_id = :customer`,
)

export const accountOfCustomer = membership.statement(
  'account-of-customer',
  'select account_id from customer where customer_id = :customer',
)

/** Keeps whose customer it is where nothing was known: of that learner only who came at that very moment, as others may have got the number since. */
export const adoptCustomer = membership.statement(
  'adopt-billing-customer',
  `insert into customer as kept (account_id, customer_id)
   select id, :customer from account where id = :account and date_trunc('milliseconds', created_at) = :since
   on conflict (account_id) do update set customer_id = excluded.customer_id where kept.customer_id is null`,
)

/** Customers of whom the payment house may have news that have not reached us, by the learner's id. */
export const unsettledCustomers = membership.statement(
  'unsettled-customers',
  `select c.account_id, c.customer_id
   from customer c left join membership s on s.account_id = c.account_id
   where c.account_id > :after and c.customer_id is not null
     and (s.status is null or s.status not in ('none', 'canceled', 'incomplete_expired'))
   order by c.account_id limit :most`,
)

export const wasDone = membership.statement(
  'payment-news-was-done',
  'select exists (select from payment_news where id = :news) as done',
)

export const noteDone = membership.statement(
  'note-payment-news',
  'insert into payment_news (id, done_at) values (:news, :now) on conflict (id) do nothing',
)

export const forgetNews = membership.statement(
  'forget-payment-news',
  'delete from payment_news where done_at < :before',
)

/** Notes that the customer of a learner is to be closed, so that it is done even where it fails at first. */
export const noteLeaving = membership.statement(
  'note-leaving-customer',
  `insert into leaving_customer (customer_id)
   select customer_id from customer where account_id = :account and customer_id is not null
   on conflict (customer_id) do update set customer_id = excluded.customer_id
   returning customer_id`,
)

export const leavingCustomers = membership.statement(
  'leaving-customers',
  'select customer_id from leaving_customer limit 1000',
)

export const noteClosed = membership.statement(
  'note-closed-customer',
  'delete from leaving_customer where customer_id = :customer',
)

/** A customer whose opening was begun, and has not been heard of. */
export const unopenedCustomer = membership.statement(
  'unopened-customer',
  `select c.opening_key, a.created_at as since from customer c join account a on a.id = c.account_id
   where c.account_id = :account and c.customer_id is null`,
)

/** Forgets customers of a learner who were closed; how many are left. */
export const forgetClosedCustomers = membership.statement(
  'forget-closed-customers',
  `with gone as (delete from customer where account_id = :account and customer_id = any (:closed::text[]))
   select count(*)::int as left from customer
   where account_id = :account and (customer_id is null or customer_id <> all (:closed::text[]))`,
)

/** Forgets a customer who can be charged by nobody: never opened, or only of the demonstration; how many are left. */
export const forgetFreeCustomer = membership.statement(
  'forget-free-customer',
  `with gone as (
     delete from customer where account_id = :account and coalesce(customer_id, account_id::text) = account_id::text
   )
   select count(*)::int as left from customer
   where account_id = :account and coalesce(customer_id, account_id::text) <> account_id::text`,
)

/** SQL that is true while the account `:account` is a customer that could still be charged. */
export const mayBeCharged = membership.fragment('exists (select from customer where account_id = :account)')
