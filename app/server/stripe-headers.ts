const scripts = 'https://js.stripe.com https://*.js.stripe.com'
const frames = `${scripts} https://hooks.stripe.com`

/** What Stripe's form needs beside what any page may load. */
const more: Readonly<Record<string, string>> = {
  'script-src': scripts,
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
}

/** A policy (Content-Security-Policy) that also lets Stripe's own script and frames in, and nothing else of anybody's. */
export function allowStripe(policy: string): string {
  const opened = policy.split(';').map(directive => {
    const [name = ''] = directive.trim().split(' ')
    return Object.hasOwn(more, name) ? `${directive} ${more[name]}` : directive
  })
  return [...opened, `frame-src ${frames}`].join(';')
}

/** Permissions-Policy: wallets ask for it from Stripe's frame. */
export const paymentAllowed = 'payment=(self "https://js.stripe.com")'
