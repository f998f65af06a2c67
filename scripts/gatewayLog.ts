import type { FastifyBaseLogger } from 'fastify'
import type { GatewayLog } from '../mesh/gateway/log.ts'

/** The gateway's lines in the log of the process that it shares with the server. */
export function gatewayLog(log: FastifyBaseLogger): GatewayLog {
  const child = log.child({ part: 'gateway' })
  return (level, message, fields) => child[level](fields, message)
}
