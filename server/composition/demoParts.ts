import type { FastifyInstance } from 'fastify'

/** The people of the demo market: their page, and their life once the server takes calls. */
export interface DemoMarket {
  readonly page: (app: FastifyInstance) => Promise<void>
  /** Begins at the server’s origin. */
  start(url: string): Promise<void>
  close(): Promise<void>
}
