import type { ComponentProps } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { NextIcon, NextItem, NextList, NextText, NextTitle } from './NextStepsCard.styles.ts'
import { nextOf, nextSteps, nextWithoutDetails } from './nextSteps.ts'
import { phaseOf } from '../../../reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

type NextStepsCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    /** The seller has still to say where the money goes. */
    readonly isWaitingForRequisites: boolean
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    readonly counterparty: { readonly userName: string }
    readonly seller: { readonly medianReleaseMinutes: number | null }
  }
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** The next steps of a trade in plain words, each with who does it. Shows nothing once the trade is over. */
export function NextStepsCard({ trade, coin, fiat, ...rest }: NextStepsCardProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const waits = trade.status === 'new' && trade.isWaitingForRequisites
  const steps = (waits ? nextWithoutDetails : nextOf[phaseOf[trade.status]])[trade.viewerSide]
  if (steps.length === 0) return null
  const median = trade.seller.medianReleaseMinutes
  const values = {
    name: trade.counterparty.userName,
    amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
    payment: formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale }),
    time: median === null ? '' : formatDuration(median, locale),
  }
  return (
    <Card {...rest} gap="3">
      <Heading level={2}>{t('next.title')}</Heading>
      <NextList>
        {steps.map(step => (
          <NextItem key={step}>
            <NextIcon aria-hidden>
              <Icon of={nextSteps[step]} />
            </NextIcon>
            <NextTitle>{t(`next.${step}Title`)}</NextTitle>
            <NextText>
              {t(step === 'sellerChecks' && median !== null ? 'next.sellerChecksIn' : `next.${step}`, values)}
            </NextText>
          </NextItem>
        ))}
      </NextList>
    </Card>
  )
}
