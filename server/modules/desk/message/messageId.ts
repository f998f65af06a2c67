import { parseWebhookEventId, type WebhookEventId } from '../../../domain/identifier/identifier.ts'

/** Where something that could not be said is kept: among the jobs, or among what stores are told. */
export type MessageId =
  | { readonly from: 'job'; readonly id: bigint }
  | { readonly from: 'webhook'; readonly id: WebhookEventId }

/** As in `job-17`; of a webhook the id of its event. */
export const messageIdText = ({ from, id }: MessageId): string => (from === 'job' ? `job-${id}` : id)

/** Such an id from outside; undefined for what is none. */
export function parseMessageKey(text: string): MessageId | undefined {
  const [, number] = /^job-([1-9]\d{0,17})$/.exec(text) ?? []
  if (number !== undefined) return { from: 'job', id: BigInt(number) }
  const id = parseWebhookEventId(text)
  return id && { from: 'webhook', id }
}
