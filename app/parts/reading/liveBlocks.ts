import { pairKey, type LiveData } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { Block } from '@souk/design-system/domain/content/text/contentTree.ts'
import type { TextFeesQuery, TextPairQuery } from '../../__generated__/graphql.ts'
import { liveOffersOf } from './liveOffers.ts'

/** A text shows real data of so many pairs at most. */
export const mostPairs = 3

/** Two currencies that a text shows something of. */
export interface Pair {
  readonly key: string
  readonly coin: string
  readonly fiat: string
}

/** What a text shows beside its words. */
export interface LiveNeeds {
  readonly pairs: readonly Pair[]
  readonly fees: boolean
}

/** What has to be asked for so that the blocks of a text show what is real now. */
export function liveNeeds(blocks: readonly Block[]): LiveNeeds {
  const live = blocks.flatMap(block => (block.kind === 'live' ? [block] : []))
  const pairs = new Map(
    live
      .filter(({ name }) => name === 'offers' || name === 'rate' || name === 'calculator')
      .map(({ values }) => [pairKey(values), { coin: values['coin'] ?? '', fiat: values['fiat'] ?? '' }]),
  )
  return {
    pairs: [...pairs].slice(0, mostPairs).map(([key, pair]) => ({ key, ...pair })),
    fees: live.some(({ name }) => name === 'fees'),
  }
}

export type PairAnswer = NonNullable<TextPairQuery['home']>
export type FeesAnswer = NonNullable<TextFeesQuery['fees']>

/** The real data of a text, from what was answered; what was not is left out, and the text leads to where it is. */
export const liveDataOf = (pairs: ReadonlyMap<string, PairAnswer>, fees: FeesAnswer | null): LiveData => ({
  offers: Object.fromEntries([...pairs].map(([key, pair]) => [key, liveOffersOf(pair.bestToBuy)])),
  rates: Object.fromEntries(
    [...pairs].flatMap(([key, { marketRate: price, ratesAt: at }]) =>
      price === null ? [] : [[key, { price, at }]],
    ),
  ),
  fees: fees?.makerTiers.map(({ fromVolumeUsd: fromUsd, percent }) => ({ fromUsd, percent })) ?? null,
})
