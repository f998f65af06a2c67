import type { Side } from '../../domain/trade/party.ts'
import type { ServerLocale } from '../../locales/localeTable.ts'
import { characters, type CharacterName, type Sends } from './characters.ts'
import type { ShownMessage, ShownTrade } from './shownTrade.ts'
import { languageOf } from './topics.ts'
import type { Phrase } from './words/en.ts'

/** What the demo's arbiter finds in a case. */
export const findings = ['sent_all', 'sent_part', 'sent_nothing', 'admitted', 'shown', 'not_shown'] as const
export type Finding = (typeof findings)[number]

/** How each finding is ruled. */
export const rulings: Readonly<Record<Finding, { readonly in_favour_of: Side; readonly reason: Phrase }>> = {
  sent_all: { in_favour_of: 'buyer', reason: 'ruled_all_sent' },
  sent_part: { in_favour_of: 'seller', reason: 'ruled_part_sent' },
  sent_nothing: { in_favour_of: 'seller', reason: 'ruled_nothing_sent' },
  admitted: { in_favour_of: 'buyer', reason: 'ruled_admitted' },
  shown: { in_favour_of: 'buyer', reason: 'ruled_shown' },
  not_shown: { in_favour_of: 'seller', reason: 'ruled_not_shown' },
}

const bankSays: Readonly<Record<Sends, Finding>> = {
  all: 'sent_all',
  part: 'sent_part',
  nothing: 'sent_nothing',
}

/**
 * What a case comes to: of money that a person of the market sent the bank tells; of a stranger's the seller's word, where they
 * are somebody who admits it, and else the receipt.
 * @param played who is played by the market, by user name; null for whoever plays themselves
 */
export function findingOf(
  trade: Pick<ShownTrade, 'buyer' | 'seller' | 'dispute' | 'claim'>,
  played: (userName: string) => CharacterName | null,
): Finding {
  const buyer = played(trade.buyer.user_name)
  const seller = played(trade.seller.user_name)
  if (buyer) return bankSays[characters[buyer].sends]
  if (seller && characters[seller].admits) return 'admitted'
  const hasReceipt =
    trade.dispute?.evidence.some(({ code, is_done }) => code === 'receipt' && is_done) === true ||
    (trade.claim?.attachments.length ?? 0) > 0
  return hasReceipt ? 'shown' : 'not_shown'
}

/** In which language the reason is written: that of the last who is not of the market, English where nobody wrote. */
export const languageOfCase = (
  messages: readonly ShownMessage[],
  isStranger: (userName: string) => boolean,
): ServerLocale =>
  messages
    .filter(({ author, author_name }) => author !== 'system' && isStranger(author_name ?? ''))
    .map(({ text }) => languageOf(text))
    .find(locale => locale !== null) ?? 'en'
