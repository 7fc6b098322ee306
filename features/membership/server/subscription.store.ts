import { membership } from '#membership/tables.ts'

/** A number for a query to the payment provider, taken before the query: later queries have higher numbers. */
export const beginLook = membership.statement('begin-subscription-look', `select nextval('subscription_look') as look`)

/** Saves the result of a query to the payment provider, unless a later one has been saved already. */
export const keepLook = membership.statement(
  'keep-subscription-look',
  `insert into membership as kept (account_id, status, paid_until, ends_at, look) values (:account, :status, :paidUntil, :endsAt, :look)
   on conflict (account_id) do update
     set status = excluded.status, paid_until = excluded.paid_until, ends_at = excluded.ends_at, look = excluded.look
     where kept.look <= excluded.look`,
)

/** The account's customer row, created if there is none. */
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

/** Clears a customer that the payment provider no longer has. The next one is created with a new idempotency key. */
export const dropCustomer = membership.statement(
  'drop-billing-customer',
  `update customer set customer_id = null, opening_key = gen_random_uuid()
   where account_id = :account and customer_id = :customer`,
)

export const accountOfCustomer = membership.statement(
  'account-of-customer',
  'select account_id from customer where customer_id = :customer',
)

/** Links a customer to an account that has none, but only if the account was created at `:since`: the id may have been reused. */
export const adoptCustomer = membership.statement(
  'adopt-billing-customer',
  `insert into customer as kept (account_id, customer_id)
   select id, :customer from account where id = :account and date_trunc('milliseconds', created_at) = :since
   on conflict (account_id) do update set customer_id = excluded.customer_id where kept.customer_id is null`,
)

/** Customers whose subscription may still change, ordered by account id, so that missed events can be caught up with. */
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

/** Records that the account's customer must be closed, so that it is retried after a failure. */
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

/** A customer whose creation was started but never confirmed. */
export const unopenedCustomer = membership.statement(
  'unopened-customer',
  `select c.opening_key, a.created_at as since from customer c join account a on a.id = c.account_id
   where c.account_id = :account and c.customer_id is null`,
)

/** Deletes the account's closed customers and returns how many are left. */
export const forgetClosedCustomers = membership.statement(
  'forget-closed-customers',
  `with gone as (delete from customer where account_id = :account and customer_id = any (:closed::text[]))
   select count(*)::int as left from customer
   where account_id = :account and (customer_id is null or customer_id <> all (:closed::text[]))`,
)

/** Deletes a customer that can't be charged (never created, or from demonstration payments) and returns how many are left. */
export const forgetFreeCustomer = membership.statement(
  'forget-free-customer',
  `with gone as (
     delete from customer where account_id = :account and coalesce(customer_id, account_id::text) = account_id::text
   )
   select count(*)::int as left from customer
   where account_id = :account and coalesce(customer_id, account_id::text) <> account_id::text`,
)

/** SQL that is true while the account `:account` has a customer that could still be charged. */
export const mayBeCharged = membership.fragment('exists (select from customer where account_id = :account)')
