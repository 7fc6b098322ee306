import { statement } from '#kit/db/statement.ts'

/** A number for a look at the payment house, taken before it: later looks have higher ones. */
export const beginLook = statement<{ look: number }>(
  'begin-subscription-look',
  `select nextval('subscription_look') as look`,
)

/** Keeps what a look has found, unless a later one has been kept already. */
export const keepLook = statement<
  never,
  [learner: string, status: string, paidUntil: Date | null, endsAt: Date | null, look: number]
>(
  'keep-subscription-look',
  `insert into subscription as kept (learner_id, status, paid_until, ends_at, look) values ($1, $2, $3, $4, $5)
   on conflict (learner_id) do update
     set status = excluded.status, paid_until = excluded.paid_until, ends_at = excluded.ends_at, look = excluded.look
     where kept.look <= excluded.look`,
)

/** A learner's row among the customers, made where there is none. */
export const customerRow = statement<
  { opening_key: string; customer_id: string | null; since: Date },
  [learner: string]
>(
  'billing-customer',
  `insert into billing_customer (learner_id) values ($1)
   on conflict (learner_id) do update set learner_id = excluded.learner_id
   returning opening_key, customer_id, (select l.created_at from learner l where l.id = learner_id) as since`,
)

export const findCustomer = statement<{ customer_id: string | null }, [learner: string]>(
  'find-billing-customer',
  'select customer_id from billing_customer where learner_id = $1',
)

export const keepCustomer = statement<never, [learner: string, customer: string]>(
  'keep-billing-customer',
  'update billing_customer set customer_id = $2 where learner_id = $1 and customer_id is null',
)

/** Forgets a customer whom the payment house no longer has; the next one is opened by another key. */
export const dropCustomer = statement<never, [learner: string, customer: string]>(
  'drop-billing-customer',
  `update billing_customer set customer_id = null, opening_key = gen_random_uuid()
   where learner_id = $1 and customer_id = $2`,
)

export const learnerOfCustomer = statement<{ learner_id: number }, [customer: string]>(
  'learner-of-customer',
  'select learner_id from billing_customer where customer_id = $1',
)

/** Keeps whose customer it is where nothing was known: of that learner only who came at that very moment, as others may have got the number since. */
export const adoptCustomer = statement<never, [learner: string, since: Date, customer: string]>(
  'adopt-billing-customer',
  `insert into billing_customer as kept (learner_id, customer_id)
   select id, $3 from learner where id = $1 and date_trunc('milliseconds', created_at) = $2
   on conflict (learner_id) do update set customer_id = excluded.customer_id where kept.customer_id is null`,
)

/** Customers of whom the payment house may have news that have not reached us, by the learner's id. */
export const unsettledCustomers = statement<{ learner_id: number; customer_id: string }, [after: number, most: number]>(
  'unsettled-customers',
  `select c.learner_id, c.customer_id
   from billing_customer c left join subscription s on s.learner_id = c.learner_id
   where c.learner_id > $1 and c.customer_id is not null
     and (s.status is null or s.status not in ('none', 'canceled', 'incomplete_expired'))
   order by c.learner_id limit $2`,
)

export const wasDone = statement<{ done: boolean }, [news: string]>(
  'payment-news-was-done',
  'select exists (select from payment_news where id = $1) as done',
)

export const noteDone = statement<never, [news: string, now: Date]>(
  'note-payment-news',
  'insert into payment_news (id, done_at) values ($1, $2) on conflict (id) do nothing',
)

export const forgetNews = statement<never, [before: Date]>(
  'forget-payment-news',
  'delete from payment_news where done_at < $1',
)

/** Notes that the customer of a learner is to be closed, so that it is done even where it fails at first. */
export const noteLeaving = statement<{ customer_id: string }, [learner: string]>(
  'note-leaving-customer',
  `insert into leaving_customer (customer_id)
   select customer_id from billing_customer where learner_id = $1 and customer_id is not null
   on conflict (customer_id) do update set customer_id = excluded.customer_id
   returning customer_id`,
)

export const leavingCustomers = statement<{ customer_id: string }>(
  'leaving-customers',
  'select customer_id from leaving_customer limit 1000',
)

export const noteClosed = statement<never, [customer: string]>(
  'note-closed-customer',
  'delete from leaving_customer where customer_id = $1',
)

/** A customer whose opening was begun, and has not been heard of. */
export const unopenedCustomer = statement<{ opening_key: string; since: Date }, [learner: string]>(
  'unopened-customer',
  `select c.opening_key, l.created_at as since from billing_customer c join learner l on l.id = c.learner_id
   where c.learner_id = $1 and c.customer_id is null`,
)

/** Forgets customers of a learner who were closed; how many are left. */
export const forgetClosedCustomers = statement<{ left: number }, [learner: string, closed: string[]]>(
  'forget-closed-customers',
  `with gone as (delete from billing_customer where learner_id = $1 and customer_id = any ($2::text[]))
   select count(*)::int as left from billing_customer
   where learner_id = $1 and (customer_id is null or customer_id <> all ($2::text[]))`,
)

/** Forgets a customer who can be charged by nobody: never opened, or only of the demonstration; how many are left. */
export const forgetFreeCustomer = statement<{ left: number }, [learner: string]>(
  'forget-free-customer',
  `with gone as (
     delete from billing_customer where learner_id = $1 and coalesce(customer_id, learner_id::text) = learner_id::text
   )
   select count(*)::int as left from billing_customer
   where learner_id = $1 and coalesce(customer_id, learner_id::text) <> learner_id::text`,
)
