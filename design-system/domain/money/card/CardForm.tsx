import type { ReactNode } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { symbolOf } from '../../../format/displayAsset.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { AmountField } from '../../../primitives/field/AmountField.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { CardLimitShape, CardRateShape } from './cardShape.ts'

interface CardFormProps {
  coins: readonly NamedAsset[]
  fiats: readonly NamedAsset[]
  coin: NamedAsset
  fiat: NamedAsset
  onCoin: (code: string) => void
  onFiat: (code: string) => void
  text: string
  onText: (text: string) => void
  limit: CardLimitShape
  /** What the amount buys; null while it is not known. */
  rate: CardRateShape | null
  /** The provider's rate before its fee, for whoever has written no amount yet; null while it is not known. */
  marketRate: DecimalString | null
  error: string | undefined
  /** The button, and what stands under it. */
  action: ReactNode
}

/** What to buy and for how much, with what comes of it. */
export function CardForm(props: CardFormProps) {
  const { coins, fiats, coin, fiat, onCoin, onFiat, text, onText, limit, rate, error, action } = props
  const { marketRate } = props
  const t = useT('card')
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  const money = (amount: string) => formatAmount(amount, fiat, full)
  const rateText = (one: DecimalString) =>
    `${formatAmount('1', coin, full)} = ${formatAmount(one, fiat, { mode: 'price', locale })}`
  const optionOf = ({ code, name }: NamedAsset) => ({ value: code, label: name, detail: code })
  return (
    <Card as="section" aria-label={t('form')}>
      <Stack gap="4">
        <Text as="p" tone="secondary">
          {t('lead')}
        </Text>
        <Select
          label={t('coin')}
          placeholder={coin.code}
          options={coins.map(each => ({ ...optionOf(each), mark: <CoinIcon code={each.code} size="s" /> }))}
          value={coin.code}
          onChange={onCoin}
        />
        <Select
          label={t('fiat')}
          placeholder={fiat.code}
          options={fiats.map(optionOf)}
          value={fiat.code}
          onChange={onFiat}
        />
        <AmountField
          size="l"
          label={t('amount')}
          hint={t('limits', { min: money(limit.minimum), max: money(limit.maximum) })}
          error={error}
          symbol={symbolOf(fiat) ?? undefined}
          code={fiat.code}
          value={text}
          onChange={onText}
        />
        {rate !== null ? (
          <DefinitionList look="pairs" aria-live="polite">
            <DefinitionRow term={t('get')}>{formatAmount(rate.amount, coin, full)}</DefinitionRow>
            <DefinitionRow term={t('rate')}>{rateText(rate.rate)}</DefinitionRow>
            <DefinitionRow term={t('fee')}>{money(rate.fee)}</DefinitionRow>
          </DefinitionList>
        ) : (
          marketRate !== null && (
            <DefinitionList look="pairs">
              <DefinitionRow term={t('rateBeforeFee')}>{rateText(marketRate)}</DefinitionRow>
            </DefinitionList>
          )
        )}
        {action}
        <Text as="p" size="caption" tone="secondary">
          {t('leave')}
        </Text>
      </Stack>
    </Card>
  )
}
