/** What the link in a letter does; it works once, and so long as `mailedLinks` says. */
export type LinkPurpose = 'confirm_email' | 'change_email' | 'recovery' | 'guest_return'

/** A letter: whom it may reach, and the link that it carries: with a token of a mailed link or of an approval, or to the page of its `path`. */
interface LetterRow {
  /** Only addresses that somebody has confirmed get what is about an account: a claimed one may be a stranger's. */
  readonly to: 'anyone' | 'confirmed'
  readonly link: LinkPurpose | 'approval' | 'page' | null
  /** What its words name, beside the user's name. */
  readonly params: readonly string[]
}

/** Every letter that Souk writes. A new one is a row here, and words in every language. */
export const letters = {
  confirm_email: { to: 'anyone', link: 'confirm_email', params: [] },
  change_email: { to: 'anyone', link: 'change_email', params: [] },
  email_in_use: { to: 'confirmed', link: null, params: [] },
  recovery: { to: 'anyone', link: 'recovery', params: [] },
  password_changed: { to: 'confirmed', link: null, params: ['until'] },
  email_changed: { to: 'anyone', link: null, params: ['email', 'until'] },
  phone_changed: { to: 'confirmed', link: null, params: ['until'] },
  two_factor_on: { to: 'confirmed', link: null, params: [] },
  two_factor_off: { to: 'confirmed', link: null, params: ['until'] },
  recovery_code_used: { to: 'confirmed', link: null, params: ['left'] },
  new_log_in: { to: 'confirmed', link: null, params: ['device', 'address', 'time'] },
  messenger_linked: { to: 'confirmed', link: null, params: ['messenger'] },
  withdrawal_approval: {
    to: 'confirmed',
    link: 'approval',
    params: ['amount', 'total', 'network', 'to', 'until'],
  },
  notice: { to: 'confirmed', link: 'page', params: ['text', 'detail', 'path'] },
  guest_opened: { to: 'anyone', link: 'guest_return', params: ['trade'] },
  guest_return: { to: 'anyone', link: 'guest_return', params: ['trade'] },
  guest_notice: { to: 'anyone', link: 'guest_return', params: ['text', 'detail'] },
  guest_address: { to: 'anyone', link: 'guest_return', params: ['trade', 'ending'] },
  account_deleted: { to: 'confirmed', link: null, params: [] },
} as const satisfies Record<string, LetterRow>

export type LetterKind = keyof typeof letters
export const letterKinds = Object.keys(letters) as readonly LetterKind[]

/** What a letter's words name. Times are ISO 8601 in UTC; they are written out in the reader's zone. */
export type LetterParams<Kind extends LetterKind> = {
  readonly [Name in (typeof letters)[Kind]['params'][number]]: string
}
