import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { cardReports, type CardReport } from '../../domain/card/report.ts'
import { parseDecimal } from '../../domain/money/decimal.ts'
import { ChannelFailed } from '../channelFailed.ts'

/** A report as it comes over the wire. */
export const cardReportShape = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 128 }),
  status: Type.Unsafe<CardReport['status']>({ type: 'string', enum: [...cardReports] }),
  fiat_amount: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
})

/** The signature of a body, or of the query of a page: HMAC-SHA256, in hex. */
export const cardSignature = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Reads what a provider says. Throws where an amount is none. */
export function cardReportOf(told: Static<typeof cardReportShape>): CardReport {
  const { reference, status, fiat_amount: amount = null } = told
  const fiatAmount = amount === null ? null : parseDecimal(amount)
  if (fiatAmount === undefined) throw new ChannelFailed('card provider: its report is not understood')
  return { reference, status, fiatAmount }
}

/**
 * Reads a signed report. Null when the signature is not that of these very bytes; throws when they are signed and yet no
 * report, so that the provider tries again and the operator hears of it.
 */
export function readCardReport(body: string, signature: string, secret: string): CardReport | null {
  const right = Buffer.from(cardSignature(body, secret))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const told = parsed(body)
  if (!Value.Check(cardReportShape, told))
    throw new ChannelFailed('card provider: its report is not understood')
  return cardReportOf(told)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
