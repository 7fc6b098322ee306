const scripts = 'https://js.stripe.com https://*.js.stripe.com'
const frames = `${scripts} https://hooks.stripe.com`

/** Sources that Stripe's form needs in addition to ours. */
const more: Readonly<Record<string, string>> = {
  'script-src': scripts,
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
}

/** Adds Stripe's script and frames to a Content-Security-Policy. */
export function allowStripe(policy: string): string {
  const opened = policy.split(';').map(directive => {
    const [name = ''] = directive.trim().split(' ')
    return Object.hasOwn(more, name) ? `${directive} ${more[name]}` : directive
  })
  return [...opened, `frame-src ${frames}`].join(';')
}

/** Permissions-Policy: wallets need the permission in Stripe's frame. */
export const paymentAllowed = 'payment=(self "https://js.stripe.com")'
