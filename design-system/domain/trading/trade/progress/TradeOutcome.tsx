import type { ComponentProps } from 'react'
import FileDown from 'lucide-react/icons/file-down'
import Star from 'lucide-react/icons/star'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { FeedbackQuote } from '../../feedback/FeedbackQuote.tsx'
import type { Feedback } from '../../feedback/FeedbackQuote.tsx'
import { OutcomeEmblem, OutcomeHead } from './TradeOutcome.styles.ts'
import { claimStateOf } from './claimState.ts'
import type { EndClaim } from './claimState.ts'
import { outcomeOf } from './tradeOutcome.ts'
import type { TradeAction } from '../tradeParts.ts'
import type { Money } from '../../../../format/money.ts'
import { phaseOf } from '../../../reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

type TradeOutcomeProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    readonly amount: DecimalString
    /** What the viewer got: coins less the fee where a buyer pays it. */
    readonly viewerReceives: Money
    readonly counterparty: { readonly userName: string }
    readonly actions: readonly TradeAction[]
    /** What was filed after time ended it. */
    readonly claim: EndClaim | null
    readonly myFeedback: Feedback | null
    readonly theirFeedback: Feedback | null
  }
  coin: DisplayAsset
  /** Null for somebody without an account: what they got is kept for their address. */
  walletHref: string | null
  /** Where to find another offer. */
  offersHref: string
  /** The receipt, as a file. */
  receiptHref: string
  /** Leave feedback, or change the one that was left. */
  onFeedback: () => void
}

/** How a trade ended: who has the coins, what to do next, and what both sides said. Shows nothing while it goes on. */
export function TradeOutcome({
  trade,
  coin,
  walletHref,
  offersHref,
  receiptHref,
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
  const name = trade.counterparty.userName
  const gotCoins = side !== 'arbiter' && (phaseOf[trade.status] === 'released') === (side === 'buyer')
  const isKept = gotCoins && side === 'buyer' && walletHref === null
  const amount = gotCoins && side === 'buyer' ? trade.viewerReceives.amount : trade.amount
  return (
    <Card {...rest} gap="4">
      <OutcomeHead>
        <OutcomeEmblem aria-hidden data-tone={outcome.tone}>
          <Icon of={outcome.icon} size="xl" />
        </OutcomeEmblem>
        <Stack gap="1">
          <Heading level={2} look="title-2">
            {t(`${words}.title`)}
          </Heading>
          <Text as="p" tone="secondary">
            {t(isKept ? 'outcome.kept.text' : `${words}.text`, {
              amount: formatAmount(amount, coin, { mode: 'full', locale }),
              name,
            })}
          </Text>
          {side !== 'arbiter' && !isKept && (
            <Text as="p">
              {outcome.endedBy === 'time'
                ? t(`outcome.claim.${claimStateOf(trade)}.${side}`, { name })
                : t(`outcome.next.${outcome.words}.${side}`, { name })}
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
          {gotCoins && walletHref !== null ? (
            <LinkButton href={walletHref}>{t('outcome.toWallet')}</LinkButton>
          ) : (
            <LinkButton href={offersHref}>{t('outcome.newTrade')}</LinkButton>
          )}
          <LinkButton href={receiptHref} download icon={FileDown} variant="ghost">
            {t('receipt')}
          </LinkButton>
        </Inline>
      )}
      {myFeedback !== null && (
        <FeedbackQuote isMine feedback={myFeedback} onEdit={canGrade ? onFeedback : undefined} />
      )}
      {theirFeedback !== null && <FeedbackQuote isMine={false} feedback={theirFeedback} />}
    </Card>
  )
}
