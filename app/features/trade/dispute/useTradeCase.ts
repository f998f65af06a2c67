import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useWordedPart } from '../../../services/useWordedPart.ts'
import { CaseMarkFragment } from './TradeCase.fragment.ts'

const loadCase = () => import('./TradeCase.tsx').then(module => module.TradeCase)

/** What begins a case. Its dialog says words that come with the case's part. */
const beginnings: ReadonlySet<string> = new Set(['create_dispute', 'claim'])

/** The dispute or claim of a trade, fetched with its words for the few trades that have one, or could. */
export function useTradeCase(trade: FragmentType<typeof CaseMarkFragment>) {
  const { data } = useSuspenseFragment({ fragment: CaseMarkFragment, from: trade })
  const { dispute, claim, actions } = data
  const hasCase = dispute !== null || claim !== null || actions.some(({ action }) => beginnings.has(action))
  return useWordedPart(hasCase, loadCase, 'dispute')
}
