import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { requestPasswordReset } from '#account/contract.ts'
import { openRelay, type Relay } from '#kit/relay/relay.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { talkToPet } from '#pet/contract.ts'
import { researchTopic } from '#topics/contract.ts'
import type { Visitor } from '../app/test-app.ts'
import { startEncyclopedia, type ToldArticle } from '../stand-ins/encyclopedia/stand-in.ts'
import { startModelStandIn } from '../stand-ins/model/stand-in.ts'
import { startStripe } from '../stand-ins/payments/stand-in.ts'

/** An outside service behind a connection that can be cut. */
export interface Service {
  readonly name: string
  readonly relay: Relay
  /** Makes a new learner do something that needs it. @returns the status of the reply */
  ask(visitor: Visitor): Promise<number>
  /** Whether the service was reached for that learner. */
  reached(visitor: Visitor): Promise<boolean>
}

export interface Outside {
  readonly services: readonly Service[]
  /** The settings that point at the services. */
  readonly settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Names without a reviewed pack. */
const unknownNames = ['Zibbelkranz', 'Quorvelin', 'Mondrasket', 'Plinterhoft', 'Wazzelburg', 'Yorvantil', 'Trelliquand']
const articles = unknownNames.map(
  (title): ToldArticle => ({
    title,
    description: 'Wooden toy',
    extract: `The ${title} is a toy of wood that spins. It is old.`,
  }),
)

/** Starts a stand-in for each service. */
export async function openOutside(): Promise<Outside> {
  const model = await startModelStandIn()
  const encyclopedia = await startEncyclopedia(articles)
  const stripe = await startStripe()
  const mails: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const take = () => {
        mails.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      }
      // A mail that is cut off in the middle hasn't arrived.
      void text(stream).then(take, () => undefined)
    },
  })
  post.on('error', () => undefined)
  await new Promise<void>(ready => post.listen(0, '127.0.0.1', ready))
  const to = (port: number) => openRelay(() => port)
  const relays = {
    model: await to(Number(new URL(model.url).port)),
    encyclopedia: await to(Number(encyclopedia.url.port)),
    stripe: await to(Number(stripe.url.port)),
    mail: await to((post.server.address() as AddressInfo).port),
  }
  const names = new Map<Visitor, string>()
  const bought = new Set<Visitor>()
  const before = new Map<Visitor, number>()
  const services: Service[] = [
    {
      name: 'the model',
      relay: relays.model,
      async ask(visitor) {
        before.set(visitor, model.heard.length)
        return (await visitor.call(talkToPet)).status
      },
      reached: async visitor => model.heard.length > (before.get(visitor) ?? 0),
    },
    {
      name: 'Wikipedia',
      relay: relays.encyclopedia,
      async ask(visitor) {
        const topicName = unknownNames[names.size % unknownNames.length] ?? ''
        names.set(visitor, topicName)
        return (await visitor.call(researchTopic, { body: { topicName } })).status
      },
      reached: async visitor => encyclopedia.asked.some(({ path }) => path.includes(names.get(visitor) ?? ' ')),
    },
    {
      name: 'Stripe',
      relay: relays.stripe,
      async ask(visitor) {
        const { status, body } = await visitor.call(createSubscriptionIntent, {
          body: { priceId: 'monthly_subscription' },
        })
        if (status === 200 && body.clientSecret) bought.add(visitor)
        return status
      },
      reached: async visitor => bought.has(visitor),
    },
    {
      name: 'the mail server',
      relay: relays.mail,
      ask: async visitor => (await visitor.call(requestPasswordReset, { body: { email: visitor.email } })).status,
      reached: async visitor => mails.includes(visitor.email),
    },
  ]
  return {
    services,
    settings: {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'writer',
      AI_API_KEY: 'nobody asks for it',
      AI_BASE_URL: `http://127.0.0.1:${relays.model.port}/v1`,
      WIKIPEDIA_URL: `http://127.0.0.1:${relays.encyclopedia.port}/`,
      WIKIPEDIA_CONTACT: 'team@mindling.example',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
      STRIPE_API_URL: `http://127.0.0.1:${relays.stripe.port}`,
      MAIL_FROM: 'Mindling <mindling@example.org>',
      SMTP_URL: `smtp://127.0.0.1:${relays.mail.port}`,
    },
    async close() {
      for (const relay of Object.values(relays)) await relay.close()
      await new Promise<void>(closed => post.close(() => closed()))
      await stripe.close()
      await encyclopedia.close()
      await model.close()
    },
  }
}
