import type { ConfirmationKind } from '@souk/design-system/domain/people/auth/ConfirmationState.tsx'
import { refusalOf } from '../../network/apollo/trouble.ts'

/** What a refusal of a link's token means to whoever opened it. */
const kinds: Readonly<Record<string, Exclude<ConfirmationKind, 'confirmed'>>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'invalid',
  email_taken: 'taken',
  // A token that was cut off by a mail program, or typed.
  invalid_input: 'invalid',
}

/** How the link of an error ended; null where it may not have ended, and may be opened again. */
export const linkEndOf = (error: unknown): Exclude<ConfirmationKind, 'confirmed'> | null =>
  kinds[refusalOf(error)?.code ?? ''] ?? null
