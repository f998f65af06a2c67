import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { deviceTypes, type DeviceType } from './context.ts'

/** Who sent a request, as far as its headers tell. */
export interface Caller {
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly deviceType: DeviceType
  /** What the caller's browser was marked with at an earlier log-in of anybody; null for none. */
  readonly deviceMark: string | null
  readonly token: string | null
  readonly idempotencyKey: string | null
}

const requestIdShape = /^[0-9A-Za-z_-]{8,64}$/
const tokenShape = /^[0-9A-Za-z_-]{43}$/
const markShape = /^[0-9A-Za-z_-]{22}$/
const keyShape = /^[0-9A-Za-z_-]{8,64}$/

/**
 * Reads the caller from the headers. The client's address and the request id are believed only from the gateway, which
 * proves itself by the shared secret. A client that names no device is a script: it gets its token in the answer.
 */
export function callerOf(request: FastifyRequest, gatewaySecret: string): Caller {
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const fromGateway = isGateway(request, gatewaySecret)
  const forwarded = fromGateway ? header('x-forwarded-for')?.split(',')[0]?.trim() : undefined
  const requestId = fromGateway ? header('x-request-id') : undefined
  const token = header('x-access-token')
  const mark = header('x-device-mark')
  const key = header('idempotency-key')
  return {
    requestId: requestId && requestIdShape.test(requestId) ? requestId : request.id,
    address: forwarded || request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    deviceType: deviceTypes.find(type => type === header('x-device-type')) ?? 'script',
    deviceMark: mark && markShape.test(mark) ? mark : null,
    token: token && tokenShape.test(token) ? token : null,
    idempotencyKey: key && keyShape.test(key) ? key : null,
  }
}

/** Whether the gateway itself is calling. */
export function isGateway(request: FastifyRequest, gatewaySecret: string): boolean {
  const given = request.headers['x-gateway-secret']
  return sameSecret(Array.isArray(given) ? given[0] : given, gatewaySecret)
}

function sameSecret(given: string | undefined, secret: string): boolean {
  if (given === undefined) return false
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
