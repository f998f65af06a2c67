import type { Connection } from '../../../database/database.ts'
import { firstOf } from '../../../database/readPage.ts'
import { readBefore } from '../../../kernel/refusal.ts'
import type { QueuePage } from '../queue/readQueue.ts'
import { parseMessageKey } from './messageId.ts'
import { unsaidJobs, type MessageFilter } from './unsaidJobs.ts'
import { unsaidWebhooks } from './unsaidWebhooks.ts'

/** What could not be said: to people first, then to stores; of each the oldest first. */
export async function listMessages(db: Connection, { after, limit, ...filter }: QueuePage & MessageFilter) {
  const last = readBefore(after, parseMessageKey)
  const wanted = limit + 1
  const jobs = last?.from === 'webhook' ? [] : await unsaidJobs(db, filter, last?.id ?? null, wanted)
  const left = wanted - jobs.length
  const webhooks =
    left === 0 ? [] : await unsaidWebhooks(db, filter, last?.from === 'webhook' ? last.id : null, left)
  const { rows, has_more } = firstOf([...jobs, ...webhooks], limit)
  return { items: rows, has_more }
}
