import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { ChannelFailed } from '../channelFailed.ts'
import type { IdentityResult } from '../channels.ts'

const orNull = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

const report = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 128 }),
  status: Type.Unsafe<IdentityResult['status']>({
    type: 'string',
    enum: ['pending', 'approved', 'declined'],
  }),
  legal_name: orNull(Type.String({ minLength: 1, maxLength: 200 })),
  country_code: orNull(Type.String({ pattern: '^[A-Z]{2}$' })),
  reason: orNull(Type.String({ maxLength: 500 })),
})

/** The signature of a report: HMAC-SHA256 of its bytes, in hex. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * Reads what a provider reports. Null when the signature is not that of these very bytes; throws when they are signed and
 * yet no report, so that the provider tries again and the operator hears of it.
 */
export function readReport(body: string, signature: string, secret: string): IdentityResult | null {
  const right = Buffer.from(signatureOf(body, secret))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const told = parsed(body)
  if (!Value.Check(report, told)) throw new ChannelFailed('identity provider: its report is not understood')
  const { reference, status, legal_name = null, country_code = null, reason = null } = told
  return { reference, status, legalName: legal_name, countryCode: country_code, reason }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
