import { useId } from 'react'
import Zap from 'lucide-react/icons/zap'
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
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AmountSide } from '../offer.ts'
import { instantTradeLook, isOver, leadsToTrade } from './instantTrade.ts'
import type { InstantTradeGap, InstantTradeStatus } from './instantTrade.ts'

/** What would be bought: nothing of it is the card's to choose. */
interface InstantTradePlan {
  readonly amount: DecimalString
  readonly side: AmountSide
  readonly methodName: string
  /** The dearest price that is taken, of one coin. */
  readonly priceLimit: DecimalString
}

/** One that was asked for. */
interface AskedInstantTrade {
  readonly status: InstantTradeStatus
  /** Where its trade is; null as long as there is none. */
  readonly tradeHref: string | null
  /** Why it could not be opened, in words. */
  readonly reason: string | null
}

interface InstantTradeCardProps {
  coin: DisplayAsset
  fiat: DisplayAsset
  plan: InstantTradePlan | InstantTradeGap
  asked: AskedInstantTrade | null
  logInHref: string
  onStart: () => void
  isStarting: boolean
}

/** Buying from whoever is best, without choosing an offer: what will happen, the one button, and what became of it. */
export function InstantTradeCard(props: InstantTradeCardProps) {
  const { asked } = props
  const t = useT('instantTrade')
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} gap="3">
      <Inline>
        <Icon of={Zap} />
        <Heading level={2} look="strong" id={titleId}>
          {t('title')}
        </Heading>
      </Inline>
      <Caption>{t('about')}</Caption>
      {asked !== null && <Asked {...asked} />}
      {(asked === null || isOver(asked.status)) && <Start {...props} />}
    </Card>
  )
}

function Asked({ status, tradeHref, reason }: AskedInstantTrade) {
  const t = useT('instantTrade')
  return (
    <Notice
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only, not a notice
      role="status"
      tone={instantTradeLook[status].tone}
      action={
        leadsToTrade(status) && tradeHref !== null ? (
          <LinkButton href={tradeHref} size="s">
            {t('toTrade')}
          </LinkButton>
        ) : undefined
      }
    >
      {t(`status.${status}`)} {reason}
    </Notice>
  )
}

function Start({ plan, coin, fiat, asked, logInHref, onStart, isStarting }: InstantTradeCardProps) {
  const t = useT('instantTrade')
  const locale = useLocale()
  if (plan === 'login')
    return (
      <LinkButton href={logInHref} variant="soft" width="fill">
        {t('logIn')}
      </LinkButton>
    )
  const isAgain = asked !== null && instantTradeLook[asked.status].step === 'again'
  const label = t(isAgain ? 'again' : 'start')
  if (typeof plan === 'string')
    return (
      <Button variant="soft" width="fill" disabledReason={t(`gap.${plan}`)}>
        {label}
      </Button>
    )
  const { amount, side, methodName, priceLimit } = plan
  return (
    <>
      <Text>
        {t(`plan.${side}`, {
          amount: formatAmount(amount, side === 'fiat' ? fiat : coin, { mode: 'full', locale }),
          price: formatAmount(priceLimit, fiat, { mode: 'price', locale }),
          coin: coin.code,
          method: methodName,
        })}
      </Text>
      <Button
        variant="soft"
        width="fill"
        onClick={onStart}
        {...(isStarting ? { pendingLabel: t('starting') } : {})}
      >
        {label}
      </Button>
    </>
  )
}
