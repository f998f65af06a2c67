import type { Clock } from '../../runtime/clock.ts'
import type { Api } from './api.ts'
import type { CharacterName } from './characters.ts'
import type { Pace } from './pace.ts'
import type { Played } from './playedParts.ts'
import { findingOf, languageOfCase, rulings } from './rulings.ts'
import type { ShownMessage, ShownTrade } from './shownTrade.ts'
import { wordsIn } from './words/words.ts'

interface Case {
  readonly id: string
  readonly trade_id: string
  readonly kind: 'dispute' | 'claim'
  readonly opened_at: string
  readonly is_own: boolean
}

/** In life an arbiter needs ten minutes; the market’s usual speed makes one of them. */
const afterSeconds = 600

const ruleLine: Readonly<Record<Case['kind'], (one: Case) => string>> = {
  dispute: ({ trade_id }) => `POST /v1/trades/${trade_id}/rule`,
  claim: ({ id }) => `POST /v1/claims/${id}/rule`,
}

/** What the arbiter of the market judges with. */
export interface ArbiterParts {
  readonly api: Api
  readonly clock: Clock
  readonly played: Played
  readonly pace: Pace
  readonly arbiterName: string
  readonly characterOf: (userName: string) => CharacterName | null
}

/** Rules every case that has waited long enough, where nobody plays the arbiter. */
export async function ruleCases(parts: ArbiterParts): Promise<void> {
  const { api, clock, played, pace, arbiterName } = parts
  if (await played.isPlayedNow(arbiterName)) return
  const { items } = await api.call<{ items: readonly Case[] }>(arbiterName, 'GET /v1/disputes?limit=50')
  const before = clock.now().getTime() - (afterSeconds * 1000) / pace.speed
  for (const one of items) if (!one.is_own && Date.parse(one.opened_at) <= before) await ruleCase(parts, one)
}

async function ruleCase(parts: ArbiterParts, one: Case): Promise<void> {
  const { api, played, arbiterName, characterOf } = parts
  const trade = await api.call<ShownTrade>(arbiterName, `GET /v1/trades/${one.trade_id}`)
  const { items } = await api.call<{ items: readonly ShownMessage[] }>(
    arbiterName,
    `GET /v1/trades/${one.trade_id}/messages?limit=50`,
  )
  const names = [trade.buyer.user_name, trade.seller.user_name]
  const acting = new Map<string, CharacterName>()
  for (const name of names) {
    const character = characterOf(name)
    if (character && !(await played.isPlayedNow(name))) acting.set(name, character)
  }
  const finding = findingOf(trade, name => acting.get(name) ?? null)
  const { in_favour_of, reason } = rulings[finding]
  const locale = languageOfCase(items, name => !acting.has(name))
  await api.call(
    arbiterName,
    ruleLine[one.kind](one),
    { in_favour_of, reason: wordsIn(locale, reason) },
    `${one.id}-ruling`,
  )
}
