import type { IncomingMessage } from 'node:http'

/** Whether a request says that a body comes with it. */
export const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
