/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface MembershipColumnTypes {
  'billing-customer.since': Date
  'unsettled-customers.customer_id': string
}
