import { useQuery } from '@apollo/client/react'
import type { LiveData, TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import type { Block } from '@souk/design-system/domain/content/text/contentTree.ts'
import { liveDataOf, liveNeeds, type Pair, type PairAnswer } from '../reading/liveBlocks.ts'
import { TextFeesQuery, TextPairQuery } from './Text.queries.ts'
import { usePart } from '../../services/usePart.ts'

/** What is real now, for the blocks of a text that show it. */
export function useTextLive(content: ContentState<{ readonly blocks: readonly Block[] }>): LiveData {
  const { pairs, fees } = liveNeeds(content.status === 'ready' ? content.value.blocks : [])
  // As many as a text shows at most: each is a question of its own.
  const found = [usePair(pairs[0]), usePair(pairs[1]), usePair(pairs[2])]
  const { data } = useQuery(TextFeesQuery, { skip: !fees })
  const told = liveDataOf(
    new Map(
      pairs.flatMap(({ key }, index): [string, PairAnswer][] => {
        const answer = found[index]
        return answer == null ? [] : [[key, answer]]
      }),
    ),
    data?.fees ?? null,
  )
  return { ...told, Calculator: TextCalculator }
}

function usePair(pair: Pair | undefined) {
  const { data } = useQuery(TextPairQuery, {
    variables: { coin: pair?.coin ?? '', fiat: pair?.fiat ?? '' },
    skip: pair === undefined,
    fetchPolicy: 'cache-and-network',
  })
  return pair === undefined ? null : data?.home
}

const load = () => import('./LiveTextCalculator.tsx').then(module => module.LiveTextCalculator)

/** The small calculator of a text; it is fetched with the first text that has one. */
function TextCalculator(props: TextCalculatorProps) {
  const show = usePart(true, load)
  return show?.(props) ?? null
}
