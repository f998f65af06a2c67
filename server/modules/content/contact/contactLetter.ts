import { Type } from 'typebox'
import type { MailSender } from '../../../adapters/channels.ts'
import type { Database, Tx } from '../../../database/database.ts'
import { brand } from '../../../domain/brand.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { contactText } from './contactText.ts'
import { findRequest } from './findRequests.ts'

const letterJob = jobKind('contact_letter', Type.Object({ number: Type.String() }))

/** Sends a request on to support, once the transaction is committed, and again until the letter is taken. */
export const writeToSupport = (tx: Tx, number: string, at: Date): Promise<void> =>
  schedule(tx, { kind: letterJob, key: number, runAt: at, payload: { number } })

/**
 * Sends what {@link writeToSupport} asked for. Whoever wrote gets no letter: their address may be somebody else's, who asked for nothing.
 */
export const contactLetterHandler = (parts: {
  readonly database: Database
  readonly sender: MailSender
}): JobHandler =>
  onJob(letterJob, async ({ key, payload }) => {
    const found = await findRequest(parts.database.db, payload.number)
    if (!found) return
    await parts.sender.send({
      id: `contact:${key}`,
      to: brand.supportEmail,
      replyTo: found.email,
      ...contactText(found),
    })
  })
