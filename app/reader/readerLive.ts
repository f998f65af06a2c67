import type { LiveData } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { Block } from '@souk/design-system/domain/content/text/contentTree.ts'
import { liveDataOf, liveNeeds, type FeesAnswer, type PairAnswer } from '../parts/reading/liveBlocks.ts'
import { camelKeys } from './camelKeys.ts'

const pairCall = 'pair '

/** What has to be asked of the server so that the blocks of a text show what is real now. */
export function liveCalls(blocks: readonly Block[]): Readonly<Record<string, string>> {
  const { pairs, fees } = liveNeeds(blocks)
  return {
    ...(fees ? { fees: '/api/v1/fees' } : {}),
    ...Object.fromEntries(
      pairs.map(({ key, coin, fiat }) => [
        pairCall + key,
        `/api/v1/home?${new URLSearchParams({ crypto_currency_code: coin, currency_code: fiat })}`,
      ]),
    ),
  }
}

/** The real data of a text, from what the server has answered. */
export function liveOf(answers: Readonly<Record<string, unknown>>): LiveData {
  const pairs = Object.entries(answers).flatMap(([name, answer]) =>
    name.startsWith(pairCall) && answer != null
      ? [[name.slice(pairCall.length), camelKeys(answer) as PairAnswer] as const]
      : [],
  )
  return liveDataOf(new Map(pairs), camelKeys(answers['fees'] ?? null) as FeesAnswer | null)
}
