/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface MembershipColumnTypes {
  'billing-customer.since': Date
  'unsettled-customers.customer_id': string
}
