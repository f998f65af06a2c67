import { defaultLocale } from '../locales/localeTable.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { refuse } from '../domain/refusal/refusal.ts'
import { localeOf } from '../locales/wording.ts'
import { isAnswered } from '../../http/restOfBody.ts'
import { refusalAnswer } from './refusal.ts'

/** Statuses of what is not even a request, by Node's code of the fault. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The refusal of an address that leads to no route, because it cannot be read. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // An id that is longer than any id has nobody.
  const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_request'
  const { status, body } = refusalAnswer(refuse(code), localeOf(request.headers['accept-language']))
  void reply.status(status).header('cache-control', 'no-store').send(body)
}

/** The refusal of bytes that are no request: there is no reply to write to, only the socket. */
function refuseBytes(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const text = JSON.stringify(refusalAnswer(refuse('malformed_request'), defaultLocale).body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Answers, in the shape of the contract, what comes before any route: an address or bytes that cannot be understood. */
export const brokenRequests = {
  frameworkErrors: refuseAddress as NonNullable<FastifyServerOptions['frameworkErrors']>,
  clientErrorHandler: refuseBytes,
} as const
