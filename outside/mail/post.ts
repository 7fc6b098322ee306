/** A mail to one person, as plain text and HTML. */
export interface Mail {
  /** The address only, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The recipient as an object: as text it would be parsed as a list, and `a,b@example.org` has two entries. */
export const onlyTo = ({ to }: Mail) => ({ name: '', address: to })

/** Delivers mails. */
export interface Post {
  /**
   * Resolves once the mail is accepted.
   *
   * @throws MailFault if it isn't
   */
  deliver(mail: Mail): Promise<void>
}

/**
 * A mail wasn't accepted. The message is safe to log: it contains no address and no content. If `forGood`, a retry won't
 * help.
 */
export class MailFault extends Error {
  override name = 'MailFault'
  readonly forGood: boolean

  constructor(message: string, forGood: boolean) {
    super(message)
    this.forGood = forGood
  }
}
