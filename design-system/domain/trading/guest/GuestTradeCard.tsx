import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Money } from '../../../format/money.ts'
import { PayoutLine } from './GuestTradeCard.styles.ts'
import { PayoutSentState } from './PayoutSentState.tsx'
import type { PayoutSentShape } from './PayoutSentState.tsx'

interface GuestTradeCardProps {
  payout: {
    readonly address: string
    /** What was released and waits to be sent; null before. */
    readonly kept: Money | null
    readonly canChange: boolean
    /** Once it was released: how far it has come. */
    readonly sent?: PayoutSentShape | null
  }
  /** The network's name. */
  network: string
  coin: DisplayAsset
  /** Where letters go; null for somebody who has an account by now. */
  email: string | null
  signUpHref: string
  onChange: () => void
  /** A `PayoutForm` in the place of the address, while it is changed. */
  form: ReactNode
}

/** What a trade without an account means to its guest: the way back, where the coins go, and what waits to be sent there. */
export function GuestTradeCard(props: GuestTradeCardProps) {
  const { payout, network, coin, email, signUpHref, onChange, form } = props
  const t = useT('guest')
  const locale = useLocale()
  const { kept, address, canChange, sent = null } = payout
  const isGuest = email !== null
  return (
    <Card as="section" gap="4">
      {isGuest && (
        <Stack gap="1">
          <Heading level={2}>{t('trade.title')}</Heading>
          <Text as="p" tone="secondary">
            {t('trade.sentTo', { email })}
          </Text>
        </Stack>
      )}
      {form ?? (
        <PayoutLine>
          <Text as="p" tone="secondary">
            {t('trade.goesTo', { network })}
          </Text>
          <Text as="p" data-address="">
            {address}
          </Text>
          {kept !== null && (
            <Text as="p">
              {t('trade.kept', { amount: formatAmount(kept.amount, coin, { mode: 'full', locale }) })}
            </Text>
          )}
        </PayoutLine>
      )}
      {sent !== null && <PayoutSentState sent={sent} coin={coin} />}
      {form === null && (
        <Inline gap="2">
          {canChange && <Button onClick={onChange}>{t('trade.change')}</Button>}
          {isGuest && (
            <LinkButton href={signUpHref} variant="ghost">
              {t('trade.signUp')}
            </LinkButton>
          )}
        </Inline>
      )}
      {isGuest && kept === null && sent === null && <Caption as="p">{t('trade.signUpText')}</Caption>}
    </Card>
  )
}
