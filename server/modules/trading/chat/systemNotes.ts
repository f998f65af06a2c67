import { newMessageId, type MessageId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'

/** What the system tells both parties in their conversation. */
export interface Note {
  readonly code: string
  /** A figure of it, as a decimal, with its coin or fiat. */
  readonly amount?: string
  readonly asset?: string
}

/** A message that comes with an action on a trade, as the function `trade_write` writes it. */
export interface NoteRow {
  readonly id: MessageId
  readonly author: 'system' | 'buyer'
  readonly author_id: UserId | null
  readonly text: string
  readonly system_code: string | null
  readonly system_amount: string | null
  readonly system_asset: string | null
}

/** A system note. */
export const systemNote = (random: Random, note: Note, at: Date): NoteRow => ({
  id: newMessageId(at, random),
  author: 'system',
  author_id: null,
  text: '',
  system_code: note.code,
  system_amount: note.amount ?? null,
  system_asset: note.asset ?? null,
})

/** The buyer's opening statement of a dispute. It stands after the note that the dispute is open: ids are in the order of time. */
export const statementOf = (random: Random, buyerId: UserId, text: string, at: Date): NoteRow => ({
  id: newMessageId(new Date(at.getTime() + 1), random),
  author: 'buyer',
  author_id: buyerId,
  text,
  system_code: null,
  system_amount: null,
  system_asset: null,
})
