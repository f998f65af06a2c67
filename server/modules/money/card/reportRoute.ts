import type { FastifyInstance } from 'fastify'
import { signatureHeader } from '../../people/verification/reportRoute.ts'
import { takeCardReport } from './cardReport.ts'
import type { CardParts } from './parts.ts'

const largestReport = 64 * 1024

/**
 * `POST /api/v1/mercuryo/reports`, for the card provider alone: the signature is over the bytes of the body, so nothing reads
 * them before. A report that comes again is answered as the first. Stands outside of the contract, which is for clients.
 */
export const cardReportRoute =
  (parts: CardParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) =>
      done(null, body),
    )
    app.post('/api/v1/mercuryo/reports', async ({ body, headers }) => {
      const signature = headers[signatureHeader]
      const report = {
        body: typeof body === 'string' ? body : '',
        signature: typeof signature === 'string' ? signature : '',
      }
      await takeCardReport(parts, report, parts.clock.now())
      return { is_done: true }
    })
  }
