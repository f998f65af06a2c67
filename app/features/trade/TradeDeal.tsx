import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { AmountBlock } from '@souk/design-system/domain/trading/trade/payment/AmountBlock.tsx'
import { PaymentDetails } from '@souk/design-system/domain/trading/trade/payment/PaymentDetails.tsx'
import { PaymentDetailsLoading } from '@souk/design-system/domain/trading/trade/payment/PaymentDetailsLoading.tsx'
import { TradeFigures } from '@souk/design-system/domain/trading/trade/info/TradeFigures.tsx'
import { TradeStepper } from '@souk/design-system/domain/trading/trade/progress/TradeStepper.tsx'
import { NextStepsCard } from '@souk/design-system/domain/trading/trade/progress/NextStepsCard.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import type { ReactNode } from 'react'
import { gql } from '../../__generated__/gql.ts'
import { usePart } from '../../services/usePart.ts'

const TradeDealFragment = gql(`
  fragment TradeDeal_trade on Trade {
    id
    type
    status
    step
    viewerSide
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    price
    marketRate
    fee {
      amount
      asset
    }
    paymentMethod {
      code
      name
      group
      reversible
    }
    isWaitingForRequisites
    bankName
    requisites {
      kind
      value
    }
    payerName
    verifiedPayerName
    counterparty {
      userName
    }
    seller {
      userName
      medianReleaseMinutes
    }
  }
`)

/** With the forms that hand out where to pay: only sellers of some trades see them. */
const loadRequisites = () => import('./TradeRequisites.tsx').then(part => part.TradeRequisites)

interface TradeDealProps {
  trade: FragmentType<typeof TradeDealFragment>
  assets: AssetBook
  /** How it ended, its case, what was asked: for its parties before the amounts, for an arbiter after them. */
  children: ReactNode
}

/** The matter of a trade: how far it is, both amounts, where the payment goes, what comes next. */
export function TradeDeal({ trade, assets, children }: TradeDealProps) {
  const { data } = useSuspenseFragment({ fragment: TradeDealFragment, from: trade })
  const shown = { trade: data, coin: assets.of(data.cryptoCurrencyCode), fiat: assets.of(data.currencyCode) }
  const handsOut = data.isWaitingForRequisites && data.viewerSide === 'seller'
  const showRequisites = usePart(handsOut, loadRequisites)
  // An arbiter reads first what the trade was about.
  const isArbiter = data.viewerSide === 'arbiter'
  return (
    <>
      {/* A swap is done in one step. */}
      {data.type !== 'swap' && <TradeStepper trade={data} />}
      {isArbiter || children}
      <Card padding="none">
        <AmountBlock {...shown} />
        <TradeFigures {...shown} />
        {handsOut ? (
          (showRequisites?.({ trade: data }) ?? <PaymentDetailsLoading />)
        ) : (
          <PaymentDetails trade={data} />
        )}
      </Card>
      {isArbiter && children}
      <NextStepsCard {...shown} />
    </>
  )
}
