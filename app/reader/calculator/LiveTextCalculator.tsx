import {
  LiveCalculator,
  typedIn,
} from '@souk/design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useState } from 'react'
import type { TextOfferFragment } from '../../__generated__/graphql.ts'
import { liveOffersOf, offersShown } from '../../parts/reading/liveOffers.ts'
import type { ReaderServices } from '../readerServices.ts'
import { textCalculatorLinks } from './textCalculatorLinks.ts'

interface LiveTextCalculatorProps extends TextCalculatorProps {
  services: ReaderServices
  /** What the server has drawn of it. */
  drawn: HTMLElement | null
}

/** The small calculator of a text, alive: what was typed in the drawn one stays. */
export function LiveTextCalculator({ services, drawn, ...props }: LiveTextCalculatorProps) {
  const { coin, fiat } = props
  const locale = useLocale()
  const [typed] = useState(() => typedIn(drawn?.querySelector('form') ?? null))
  return (
    <LiveCalculator
      {...props}
      {...textCalculatorLinks(coin, fiat, locale)}
      typed={typed}
      ask={async ({ amount, side }, signal) => {
        const query = new URLSearchParams({
          type: 'buy',
          crypto_currency_code: coin,
          currency_code: fiat,
          amount,
          amount_side: side,
          with_correct_limits: 'true',
          sort: 'best_price',
          limit: String(offersShown),
        })
        // The answer has the shape that the contract says.
        const answer = (await services.ask(`/api/v1/pro/search?${query}`, signal)) as {
          readonly items: readonly TextOfferFragment[]
        } | null
        return answer && liveOffersOf(answer.items)
      }}
    />
  )
}
