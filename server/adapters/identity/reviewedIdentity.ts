import type { Random } from '../../domain/identifier/random.ts'
import { newSecret } from '../../runtime/random.ts'
import type { IdentityProvider, IdentityResult } from '../channels.ts'
import { readReport, signatureOf } from './signedReport.ts'

/** Identity checks that a person decides on the page /dev. */
export interface ReviewedIdentity extends IdentityProvider {
  /** What the page /dev reports, as a provider would: the body and its signature. */
  report(result: IdentityResult): { readonly body: string; readonly signature: string }
}

/** @param secret shared by all processes on one database: one may report what another opened */
export const reviewedIdentity = (random: Random, secret: string): ReviewedIdentity => ({
  async open() {
    const token = newSecret(random)
    return { token, widgetUrl: `/dev/identity/${token}` }
  },
  read: (body, signature) => readReport(body, signature, secret),
  report({ reference, status, legalName, countryCode, reason }) {
    const body = JSON.stringify({
      reference,
      status,
      legal_name: legalName,
      country_code: countryCode,
      reason,
    })
    return { body, signature: signatureOf(body, secret) }
  },
})
