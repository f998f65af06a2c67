import type * as unions from '../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../format/decimal.ts'

/** The parts of a conversation as the contract has them in camelCase. */

export type MessageAuthor = unions.MessageAuthor

export interface Attachment {
  readonly id: string
  readonly name: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** Of an image, in pixels. */
  readonly width: number | null
  readonly height: number | null
  /** Opens only for the parties of the trade. */
  readonly url: string
}

/** What the system tells: a code and its figure, worded here. */
export interface SystemNote {
  readonly code: string
  readonly amount: DecimalString | null
  readonly asset: string | null
}

export interface Message {
  readonly id: string
  readonly author: MessageAuthor
  readonly authorName: string | null
  readonly isMine: boolean
  readonly text: string
  readonly attachment: Attachment | null
  /** Set when the system speaks. */
  readonly system: SystemNote | null
  readonly createdAt: string
  readonly deliveredAt: string | null
  readonly readAt: string | null
  /** Kept in sight for both. */
  readonly isPinned: boolean
}

/** A message of the viewer that the server does not have yet. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly text: string
  /** The name of its file. */
  readonly attachmentName: string | null
  readonly state: 'sending' | 'failed'
  readonly createdAt: string
}
