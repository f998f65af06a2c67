import { useSubscription } from '@apollo/client/react'
import { useServices } from '../../services/useServices.ts'
import { gql } from '../../__generated__/gql.ts'

/** The price of the advert on screen, as it moves. */
const AdvertPriceSubscription = gql(`
  subscription AdvertPrice($advertIds: [ID!]!) {
    addPriceUpdate(advertIds: $advertIds) {
      advertId
      price
      pricedAt
    }
  }
`)

/** Keeps the price of an advert on screen as it moves; everything that shows the advert follows. */
export function useAdvertPrice(advertId: string): void {
  const { client, clock } = useServices()
  useSubscription(AdvertPriceSubscription, {
    variables: { advertIds: [advertId] },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      const { price, pricedAt } = data.addPriceUpdate
      clock.observe(pricedAt)
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Advert', id: advertId }) ?? '',
        fields: { price: () => price, pricedAt: () => pricedAt },
      })
    },
  })
}
