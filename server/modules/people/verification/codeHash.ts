import { createHmac } from 'node:crypto'
import type { Database } from '../../../database/database.ts'

/** What sending and taking codes stands on. */
export interface CodeParts {
  readonly database: Database
  /** By which codes are hashed: a secret of all processes on one database. */
  readonly codeSecret: string
}

/** The hash of a code: keyed, because ten thousand of them are soon tried. */
export const phoneCodeHash = (secret: string, id: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${id}:${code}`).digest('hex')
