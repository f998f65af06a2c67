import { useApolloClient } from '@apollo/client/react'
import { LiveCalculator } from '@souk/design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { calculatorHrefs } from '../reading/calculatorAddress.ts'
import { liveOffersOf, offersShown } from '../reading/liveOffers.ts'
import { readingPaths } from '../reading/readingPaths.ts'
import { TextOffersQuery } from './TextOffers.query.ts'

/** The small calculator of a text, with the offers of the moment. */
export function LiveTextCalculator(props: TextCalculatorProps) {
  const { coin, fiat } = props
  const locale = useLocale()
  const client = useApolloClient()
  return (
    <LiveCalculator
      {...props}
      action={withLocale(locale, readingPaths.calculator())}
      hrefs={calculatorHrefs(coin, fiat, locale)}
      ask={async ({ amount, side }) => {
        const { data } = await client.query({
          query: TextOffersQuery,
          variables: { coin, fiat, amount, amountSide: side, limit: offersShown },
          fetchPolicy: 'network-only',
          // What does not come leaves what is there.
          context: marked({ errors: 'silent' }),
        })
        return data?.searchAdverts ? liveOffersOf(data.searchAdverts.items) : null
      }}
    />
  )
}
