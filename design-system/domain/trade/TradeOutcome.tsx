import type { ComponentProps } from 'react'
import Star from 'lucide-react/icons/star'
import type { DecimalString } from '../../format/decimal.ts'
import type { DisplayAsset } from '../../format/displayAsset.ts'
import { formatAmount } from '../../format/formatAmount.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { LinkButton } from '../../primitives/button/LinkButton.tsx'
import { Card } from '../../primitives/card/Card.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { Inline } from '../../primitives/layout/Inline.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { FeedbackQuote } from '../feedback/FeedbackQuote.tsx'
import type { Feedback } from '../feedback/FeedbackQuote.tsx'
import { OutcomeEmblem, OutcomeHead } from './TradeOutcome.styles.ts'
import { outcomeOf } from './outcomeOf.ts'
import type { DisputeShape, TradeAction } from './tradeParts.ts'
import { phaseOf } from './tradeStatus.ts'
import type { TradeSide, TradeStatus } from './tradeStatus.ts'

type TradeOutcomeProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    readonly amount: DecimalString
    readonly counterparty: { readonly userName: string }
    readonly actions: readonly TradeAction[]
    readonly myFeedback: Feedback | null
    readonly theirFeedback: Feedback | null
    readonly dispute: DisputeShape | null
  }
  coin: DisplayAsset
  walletHref: string
  /** Where to find another offer. */
  offersHref: string
  /** Leave feedback, or change the one that was left. */
  onFeedback: () => void
}

/** How a trade ended: who has the coins, what to do next, and what both sides said. Shows nothing while it goes on. */
export function TradeOutcome({
  trade,
  coin,
  walletHref,
  offersHref,
  onFeedback,
  ...rest
}: TradeOutcomeProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const outcome = outcomeOf[trade.status]
  if (outcome === null) return null
  const { viewerSide: side, myFeedback, theirFeedback } = trade
  const words = `outcome.${outcome.words}.${side}` as const
  const canGrade = trade.actions.some(({ action, isAvailable }) => action === 'feedback' && isAvailable)
  const gotCoins = side !== 'arbiter' && (phaseOf[trade.status] === 'released') === (side === 'buyer')
  return (
    <Card {...rest}>
      <Stack gap="4">
        <OutcomeHead>
          <OutcomeEmblem aria-hidden data-tone={outcome.tone}>
            <Icon of={outcome.icon} size="xl" />
          </OutcomeEmblem>
          <Stack gap="1">
            <Heading level={2} look="title-2">
              {t(`${words}.title`)}
            </Heading>
            <Text as="p" tone="secondary">
              {t(`${words}.text`, {
                amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
                name: trade.counterparty.userName,
              })}
            </Text>
            {trade.dispute !== null && trade.dispute.rulingReason !== null && (
              <Text as="p">
                {t('outcome.ruling')} {trade.dispute.rulingReason}
              </Text>
            )}
          </Stack>
        </OutcomeHead>
        {side !== 'arbiter' && (
          <Inline gap="3">
            {canGrade && myFeedback === null && (
              <Button variant="primary" icon={Star} onClick={onFeedback}>
                {t('action.feedback')}
              </Button>
            )}
            {gotCoins ? (
              <LinkButton href={walletHref}>{t('outcome.toWallet')}</LinkButton>
            ) : (
              <LinkButton href={offersHref}>{t('outcome.newTrade')}</LinkButton>
            )}
          </Inline>
        )}
        {myFeedback !== null && (
          <FeedbackQuote isMine feedback={myFeedback} onEdit={canGrade ? onFeedback : undefined} />
        )}
        {theirFeedback !== null && <FeedbackQuote isMine={false} feedback={theirFeedback} />}
      </Stack>
    </Card>
  )
}
