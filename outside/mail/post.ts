/** A mail to one person, in both forms that mail programs show. */
export interface Mail {
  /** A bare address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The one whom a mail is for: an address as text would be read as a list, and `a,b@example.org` has two in it. */
export const onlyTo = ({ to }: Mail) => ({ name: '', address: to })

/** Whoever brings mails to people. */
export interface Post {
  /**
   * Resolves once the mail is handed over.
   *
   * @throws MailFault where it is not
   */
  deliver(mail: Mail): Promise<void>
}

/**
 * A mail that was not handed over. Its message is for a log: it names no address and nothing of what was to be sent.
 * `forGood` says that trying again would change nothing.
 */
export class MailFault extends Error {
  override name = 'MailFault'
  readonly forGood: boolean

  constructor(message: string, forGood: boolean) {
    super(message)
    this.forGood = forGood
  }
}
