import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Button } from '@souk/design-system/primitives/button/Button.tsx'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { useState } from 'react'
import { useIntent } from '../../services/useIntent.ts'
import { BuyByCardMutation } from './Card.queries.ts'

interface CardPayProps {
  coin: NamedAsset
  fiat: NamedAsset
  /** Null while it cannot be paid. */
  amount: DecimalString | null
  /** Where to log in; null for whoever is. */
  logInHref: string | null
}

/** Begins the purchase and goes on to the provider's page. */
export function CardPay({ coin, fiat, amount, logInHref }: CardPayProps) {
  const t = useT('card')
  const locale = useLocale()
  const { run, isPending } = useIntent(BuyByCardMutation)
  const [isLeaving, setLeaving] = useState(false)
  if (logInHref !== null)
    return (
      <LinkButton variant="primary" size="l" width="fill" href={logInHref}>
        {t('logIn')}
      </LinkButton>
    )
  const pay = async (fiatAmount: DecimalString) => {
    const { buyByCard } = await run({
      input: { cryptoCurrencyCode: coin.code, currencyCode: fiat.code, fiatAmount },
    })
    if (!buyByCard?.redirectUrl) return
    setLeaving(true)
    window.location.assign(buyByCard.redirectUrl)
  }
  return (
    <Button
      variant="primary"
      size="l"
      width="fill"
      disabledReason={amount === null ? t('notAmount') : undefined}
      pendingLabel={isPending || isLeaving ? t('going') : undefined}
      // What it was refused with an alert says.
      onClick={() => amount !== null && void pay(amount).catch(() => {})}
    >
      {amount === null
        ? t('buyPlain')
        : t('buy', { amount: formatAmount(amount, fiat, { mode: 'full', locale }) })}
    </Button>
  )
}
