import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { BulkRow } from './BulkAdverts.styles.ts'
import type { BulkAdvert, BulkOutcome } from './bulkAdvert.ts'

interface BulkAdvertsProps {
  adverts: readonly BulkAdvert[]
  assets: AssetBook
  /** By advert; none before the first change. */
  outcomes: ReadonlyMap<string, BulkOutcome>
}

/** The adverts that are changed together, each with what came of it. */
export function BulkAdverts({ adverts, assets, outcomes }: BulkAdvertsProps) {
  const t = useT('advertBulk')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="1">
      <Heading level={2} id={id}>
        {t('adverts', { count: adverts.length })}
      </Heading>
      <Stack as="ul" gap="0">
        {adverts.map(advert => (
          <Row key={advert.id} advert={advert} assets={assets} outcome={outcomes.get(advert.id)} />
        ))}
      </Stack>
    </Card>
  )
}

interface RowProps {
  advert: BulkAdvert
  assets: AssetBook
  outcome: BulkOutcome | undefined
}

function Row({ advert, assets, outcome }: RowProps) {
  const t = useT('advertBulk')
  const locale = useLocale()
  const { cryptoCurrencyCode: coin, currencyCode, price, minimum, maximum } = advert
  const fiat = assets.of(currencyCode)
  return (
    <BulkRow>
      <CoinIcon code={coin} size="l" />
      <div>
        <Text as="p" size="body-strong">
          {t(`name.${advert.type}`, { coin, fiat: currencyCode })}
        </Text>
        <Caption as="p">
          {price === null ? t('noPrice') : formatAmount(price, fiat, { mode: 'price', locale })}
          {' · '}
          {formatRange(minimum, maximum, fiat, { mode: 'shown', locale })}
        </Caption>
        <output>
          {outcome !== undefined && outcome.refusal !== null && (
            <Text size="caption" tone="negative">
              {outcome.refusal}
            </Text>
          )}
        </output>
      </div>
      {outcome !== undefined &&
        (outcome.refusal === null ? (
          <Chip tone="positive" icon={CircleCheck}>
            {t('changed')}
          </Chip>
        ) : (
          <Chip tone="negative" icon={CircleAlert}>
            {t('refused')}
          </Chip>
        ))}
    </BulkRow>
  )
}
