import type { Side } from './party.ts'

/** Who wrote in the chat of a dispute. */
export type DisputeAuthor = Side | 'arbiter'

/**
 * How many messages a side may still write in a dispute: one opening statement, and one reply per message of the arbiter.
 * `messages` are those written since the dispute opened, in any order. The arbiter's own are not limited.
 */
export function disputeReplyAllowance(
  messages: readonly { readonly author: DisputeAuthor }[],
  side: Side,
): number {
  const by = (author: DisputeAuthor) => messages.filter(message => message.author === author).length
  return Math.max(0, 1 + by('arbiter') - by(side))
}
