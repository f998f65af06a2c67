import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { FigureTable } from '../../../primitives/table/FigureTable.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { NamedAsset } from './assetBook.ts'
import { CoinIcon } from './CoinIcon.tsx'
import { RateChange } from './RateChange.tsx'

/** What a coin is worth, and how that moved in 24 hours. */
interface MarketRateShape {
  readonly coin: NamedAsset
  readonly rate: DecimalString
  /** In percent points. */
  readonly changePercent: DecimalString
  /** The offers of the coin. */
  readonly href: string
}

interface MarketRatesProps {
  /** What the rates are in. */
  fiat: NamedAsset
  rates: readonly MarketRateShape[]
}

/** All coins in one currency. Leave it out where there are no rates. */
export function MarketRates({ fiat, rates }: MarketRatesProps) {
  const t = useT('market')
  const locale = useLocale()
  const title = t('all', { fiat: fiat.code })
  return (
    <Card as="section">
      <Stack gap="4">
        <Heading level={2} look="strong">
          {title}
        </Heading>
        <FigureTable
          caption={title}
          columns={[t('coin'), t('rate'), t('periods.day')]}
          rows={rates.map(({ coin, rate, changePercent, href }) => ({
            id: coin.code,
            head: {
              text: (
                <Inline gap="2" wrap="nowrap">
                  <CoinIcon code={coin.code} size="s" />
                  <TextLink href={href} data-standing="">
                    {coin.name}
                  </TextLink>
                </Inline>
              ),
            },
            figures: [
              { text: formatAmount(rate, fiat, { mode: 'price', locale }) },
              { text: <RateChange percent={changePercent} /> },
            ],
          }))}
        />
      </Stack>
    </Card>
  )
}
