import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { Offer } from '../offer.ts'

interface OpenTradeFiguresProps {
  offer: Pick<Offer, 'price' | 'escrowMinutes'>
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** What a trade costs who opens it: the price, no fee, and the time there is to pay. */
export function OpenTradeFigures({ offer, coin, fiat }: OpenTradeFiguresProps) {
  const t = useT('advert')
  const tOpen = useT('openTrade')
  const locale = useLocale()
  return (
    <DefinitionList look="pairs">
      <DefinitionRow term={tOpen('price')}>
        {offer.price === null
          ? t('offer.noPrice')
          : formatAmount(offer.price, fiat, { mode: 'price', locale })}
      </DefinitionRow>
      <DefinitionRow
        term={
          <>
            {tOpen('fee')}
            <Text as="div" size="caption" tone="tertiary">
              {tOpen('feeNote')}
            </Text>
          </>
        }
      >
        <Amount amount="0" asset={coin} mode="full" />
      </DefinitionRow>
      <DefinitionRow term={tOpen('timeToPay')}>{formatDuration(offer.escrowMinutes, locale)}</DefinitionRow>
    </DefinitionList>
  )
}
