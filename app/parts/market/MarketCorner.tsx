import type { ComponentProps } from 'react'
import { useWordedPart } from '../../services/useWordedPart.ts'
import type { Market } from './Market.tsx'

const loadMarket = () => import('./Market.tsx').then(module => module.Market)

interface MarketCornerProps extends ComponentProps<typeof Market> {
  /** What the page is for comes first. */
  isWanted: boolean
}

/** The market of a pair beside what a page is for, fetched once that is there. */
export function MarketCorner({ isWanted, ...pair }: MarketCornerProps) {
  const show = useWordedPart(isWanted, loadMarket, 'home')
  return show?.(pair) ?? null
}
