import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { GuestTradeCard } from '@souk/design-system/domain/trading/guest/GuestTradeCard.tsx'
import { PayoutForm } from '@souk/design-system/domain/trading/guest/PayoutForm.tsx'
import { useEffect, useState } from 'react'
import type { GuestTrade_TradeFragment } from '../../__generated__/graphql.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'
import { payoutNetworkOf } from './payoutNetworkOf.ts'
import { payoutSentOf } from './payoutSentOf.ts'
import { usePayoutNetworks } from './usePayoutNetworks.ts'
import { gql } from '../../__generated__/gql.ts'

/** Gives the coins of a trade without an account another address. */
const ChangePayoutAddressMutation = gql(`
  mutation ChangePayoutAddress($id: ID!, $input: PayoutAddressInput!, $idempotencyKey: String!) {
    changePayoutAddress(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...GuestTrade_trade
    }
  }
`)

interface GuestTradeProps {
  trade: GuestTrade_TradeFragment
  assets: AssetBook
}

/** The guest's own part of a trade's page. Its words are in the bundle `guest`. */
export function GuestTrade({ trade, assets }: GuestTradeProps) {
  const { returnPage, navigation } = useServices()
  const viewer = useViewer()
  const networks = usePayoutNetworks(trade.cryptoCurrencyCode)
  const { run } = useIntent(ChangePayoutAddressMutation, { errors: 'place' })
  const [isChanging, setChanging] = useState(false)
  // Whoever signs up here comes back here.
  useEffect(() => returnPage.save(navigation.address()), [returnPage, navigation])
  const { payout } = trade
  if (payout === null || viewer === null) return null
  const change = isChanging && networks !== null && (
    <PayoutForm
      networks={networks}
      onSubmit={async input => {
        await run({ id: trade.id, input: { ...input, payoutNetwork: payoutNetworkOf(input.payoutNetwork) } })
        setChanging(false)
      }}
      onCancel={() => setChanging(false)}
    />
  )
  return (
    <GuestTradeCard
      payout={{ ...payout, sent: payoutSentOf(payout) }}
      network={networks?.find(({ code }) => code === payout.network)?.name ?? payout.network}
      coin={assets.of(trade.cryptoCurrencyCode)}
      email={viewer.isGuest ? viewer.email : null}
      signUpHref={paths.signUp()}
      onChange={() => setChanging(true)}
      form={change || null}
    />
  )
}
