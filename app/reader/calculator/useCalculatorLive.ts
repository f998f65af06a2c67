import type { CalculatorFigures } from '@souk/design-system/domain/content/calculatorSections/CalculatorFigures.tsx'
import { useEffect, useState } from 'react'
import type { liveOffers } from './LiveOffers.tsx'

/** What draws the parts that move. */
interface CalculatorLive {
  readonly Figures: typeof CalculatorFigures
  readonly BestOffer: (typeof liveOffers)['BestOffer']
  readonly Offers: (typeof liveOffers)['CalculatorOffers']
}

async function load(): Promise<CalculatorLive> {
  const [{ liveOffers }, { CalculatorFigures }] = await Promise.all([
    import('./LiveOffers.tsx'),
    import('@souk/design-system/domain/content/calculatorSections/CalculatorFigures.tsx'),
  ])
  return { ...liveOffers, Offers: liveOffers.CalculatorOffers, Figures: CalculatorFigures }
}

/** What draws the parts that move, once the page was taken over and it has come; where it does not, they stay as they were drawn. */
export function useCalculatorLive(isTaken: boolean): CalculatorLive | null {
  const [live, setLive] = useState<CalculatorLive | null>(null)
  useEffect(() => {
    if (!isTaken) return undefined
    let isLeft = false
    const fetchLive = async () => {
      const loaded = await load()
      if (!isLeft) setLive(loaded)
    }
    fetchLive().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isTaken])
  return live
}
