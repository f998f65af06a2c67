import type { Identifier } from '../identifier/identifier.ts'
import type { Random } from '../identifier/random.ts'

/** What names an invoice in the address of its payer’s page: whoever knows it may look at it and pay. 96 random bits. */
export type InvoiceUniqueId = Identifier<'invoice unique id'>

const shape = /^[A-Za-z0-9_-]{16}$/

export const newInvoiceUniqueId = (random: Random): InvoiceUniqueId =>
  Buffer.from(random(12)).toString('base64url') as InvoiceUniqueId

/** Reads one that came from outside; undefined for anything else. */
export const parseInvoiceUniqueId = (text: unknown): InvoiceUniqueId | undefined =>
  typeof text === 'string' && shape.test(text) ? (text as InvoiceUniqueId) : undefined
