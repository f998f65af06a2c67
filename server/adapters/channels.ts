import type { ServerLocale } from '../locales/wording.ts'

/**
 * The ways by which Souk reaches people, and what it asks of others about them. Each has a real adapter and an embedded one;
 * the settings choose. A call that fails throws: the job that made it comes again.
 */

/** A letter, worded and addressed. */
export interface Mail {
  /** Stays the same when a letter is sent again, so that mailboxes can tell a repeat. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Left out: the letter is plain text alone. */
  readonly html?: string
  /** Where an answer goes, when not to the sender: one address, which nobody has proved. */
  readonly replyTo?: string
}

export interface MailSender {
  send(mail: Mail): Promise<void>
}

/** Codes to a telephone. Numbers are E.164. */
export interface PhoneSender {
  /** Sends a text message. */
  sms(to: string, text: string): Promise<void>
  /**
   * Rings from a number that ends in four digits, which are the code, and hangs up.
   * @returns the four digits
   */
  call(to: string): Promise<string>
}

/** What a messenger's bot was told. */
export interface MessengerUpdate {
  /** The sender's id at the messenger. */
  readonly from: string
  readonly userName: string | null
  /** BCP 47, as the messenger knows it. */
  readonly language: string | null
  /** The text; of a pressed button, its `data`. */
  readonly text: string
}

/** A link under what a bot says. */
export interface MessengerLink {
  readonly text: string
  readonly url: string
}

/** An answer that can be pressed: the bot hears its `data` from whoever presses it. */
export interface MessengerChoice {
  readonly text: string
  /** 64 bytes at most. */
  readonly data: string
}

export interface MessengerBot {
  /** Where a link with this start code leads, as in `https://t.me/souk_bot?start=…`; the bot asks for its name once. */
  startLink(code: string): Promise<string>
  /** Says something, with a link under it as a button, or with answers to press. */
  say(to: string, text: string, under?: MessengerLink | readonly MessengerChoice[]): Promise<void>
  /** Hears until the returned function is called; updates are acknowledged when the listener has taken them. */
  listen(listener: (update: MessengerUpdate) => Promise<void>): () => Promise<void>
}

/** What came of an identity check. */
export interface IdentityResult {
  /** The reference that Souk gave. */
  readonly reference: string
  readonly status: 'pending' | 'approved' | 'declined'
  readonly legalName: string | null
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null
  readonly reason: string | null
}

export interface IdentityProvider {
  /**
   * Opens a check.
   * @returns the page of the provider's widget, with a token that is worth nothing after it
   */
  open(
    reference: string,
    locale: ServerLocale,
  ): Promise<{ readonly token: string; readonly widgetUrl: string }>
  /** Reads what the provider reports; null when the signature is not the provider's. */
  read(body: string, signature: string): IdentityResult | null
}

/** A notice on a device. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  /** The page that it opens, as in `/trade/8F2K41QX`. */
  readonly path: string
  /** Notices of one tag replace each other. */
  readonly tag: string
}

export interface PushSender {
  /**
   * Sends to one device.
   * @returns `gone` when the device no longer takes notices, and its address is to be forgotten
   */
  send(
    player: { readonly kind: 'web' | 'android' | 'ios'; readonly address: unknown },
    notice: PushNotice,
  ): Promise<'sent' | 'gone'>
}

/** Everything that a server reaches people by; null where the operator has set nothing up. */
export interface Channels {
  readonly mail: MailSender
  readonly phone: PhoneSender | null
  readonly messenger: MessengerBot | null
  readonly identity: IdentityProvider | null
  readonly push: PushSender
}
