import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../runtime/clock.ts'
import { takeReport, type IdentityParts } from './identityCheck.ts'

/** Where the provider's signature of a report stands. */
export const signatureHeader = 'x-signature'

const largestReport = 64 * 1024

/**
 * `POST /api/v1/identity/reports`, for the identity provider alone: the signature is over the bytes of the body, so nothing
 * reads them before. Stands outside of the contract, which is for clients.
 */
export const identityReports =
  (parts: IdentityParts & { readonly clock: Clock }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) =>
      done(null, body),
    )
    app.post('/api/v1/identity/reports', async ({ body, headers }) => {
      const signature = headers[signatureHeader]
      const report = {
        body: typeof body === 'string' ? body : '',
        signature: typeof signature === 'string' ? signature : '',
      }
      await takeReport(parts, report, parts.clock.now())
      return { is_done: true }
    })
  }
