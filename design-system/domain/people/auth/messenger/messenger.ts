import type { Moment } from '../../../../format/date/formatDate.ts'

/** The messengers that one can log in with; a name is spelled as its owner does, in every language. */
export const messengerNames = { telegram: 'Telegram' } as const

/** The link to the messenger's bot: asked for, not to be had, or there until it has grown too old. */
export type MessengerLinkState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly href: string; readonly expiresAt: Moment }
