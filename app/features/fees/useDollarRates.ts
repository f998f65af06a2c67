import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { RateChangesQuery } from '../../parts/market/RateChanges.query.ts'
import type { DollarRates } from './useFees.ts'

const dollars = { currencyCode: 'USD' }

/** What every coin is worth in US dollars; empty while that is not known: the page is whole without it. */
export function useDollarRates(): DollarRates {
  const { data } = useQuery(RateChangesQuery, {
    variables: dollars,
    context: marked({ errors: 'silent' }),
  })
  const items = data?.rateChanges?.items
  return useMemo(
    () => new Map(items?.map(({ pair, rate }) => [pair.split('_')[0]?.toUpperCase() ?? '', rate])),
    [items],
  )
}
