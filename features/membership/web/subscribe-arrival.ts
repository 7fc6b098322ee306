/** How the visitor came to the subscribe page, read from its address. */
export interface Arrival {
  /** They want to manage their subscription. */
  portal: boolean
  /** The address says that their bank sent them back. Not trusted. */
  returned: boolean
  /** How the bank's confirmation went, as Stripe puts it into the address. Not trusted; it only decides whether to wait. */
  bank: 'went well' | 'failed' | undefined
}

const banks: Readonly<Record<string, Arrival['bank']>> = {
  succeeded: 'went well',
  pending: 'went well',
  failed: 'failed',
}

export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search)
  const word = query.get('redirect_status') ?? ''
  return {
    portal: query.has('portal'),
    returned: query.get('success') === 'true',
    bank: Object.hasOwn(banks, word) ? banks[word] : undefined,
  }
}
