import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileBrand } from '../domain/brand.ts'
import { isoDay } from '../domain/time/calendar.ts'

interface TableFile {
  readonly type: string
  readonly name: string
  readonly content: Readable
}

/** Answers with a table that browsers save, as fast as it is taken; nothing on its way keeps it. The handler returns the reply. */
export const sendTable = (reply: FastifyReply, { type, name, content }: TableFile): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content)

interface TableName {
  /** What it holds, in plain letters. */
  readonly word: string
  readonly extension: 'csv' | 'xlsx'
  /** Days as `YYYY-MM-DD`; a table without a last day is of the day on which it is made. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** As in `souk-transactions-2026-01-01-2026-03-31.xlsx`; without a first day it is only known until when. */
export const tableName = ({ word, extension, from, to }: TableName, at: Date): string =>
  [fileBrand, word, ...(from === undefined ? [] : [from]), to ?? isoDay(at)].join('-') + `.${extension}`
