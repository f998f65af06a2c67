import type { Connection, Tx } from '../../../database/database.ts'
import { giveUp, retryFailed } from '../../../runtime/job/jobs.ts'
import { parseMessageKey } from './messageId.ts'
import { findUnsaidJob } from './unsaidJobs.ts'
import { findUnsaidWebhook, giveUpWebhook, retryWebhook } from './unsaidWebhooks.ts'

/** What could not be said, by its id; null for what is none, or was said. */
export async function findMessage(db: Connection, text: string) {
  const key = parseMessageKey(text)
  if (!key) return null
  const found = key.from === 'job' ? findUnsaidJob(db, key.id) : findUnsaidWebhook(db, key.id)
  return (await found) ?? null
}

/** Says it again now. False where that leads nowhere. */
export async function retryMessage(tx: Tx, text: string, at: Date): Promise<boolean> {
  const key = parseMessageKey(text)
  if (!key) return false
  if (key.from === 'webhook') return retryWebhook(tx, key.id, at)
  return (await retryFailed(tx, { id: key.id }, at)) > 0
}

/** Tries no more to say it. False where nobody tries it. */
export async function giveUpMessage(tx: Tx, text: string, at: Date): Promise<boolean> {
  const key = parseMessageKey(text)
  if (!key) return false
  return key.from === 'webhook' ? giveUpWebhook(tx, key.id, at) : giveUp(tx, key.id)
}
