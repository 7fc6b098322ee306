/** How somebody came to the subscribe page, read from its address. */
export interface Arrival {
  /** They are to manage the subscription they have. */
  portal: boolean
  /** Their bank has sent them back, or somebody has typed so. */
  returned: boolean
  /** Stripe's word on how it went with the bank; nobody believes it, but it says what is worth waiting for. */
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
