import { useT } from '../../../locales/useT.ts'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { SearchType } from '../advert/offer.ts'

interface OfferPairProps {
  /** What the viewer does on it. */
  does: SearchType
  coin: NamedAsset
  fiat: NamedAsset
}

/** What an offer is of, where all offers of a list are of one person. */
export function OfferPair({ does, coin, fiat }: OfferPairProps) {
  const t = useT('person')
  return (
    <Inline gap="3" wrap="nowrap">
      <CoinIcon code={coin.code} size="l" />
      <Text size="body-strong">
        {t(does === 'buy' ? 'offers.buyFrom' : 'offers.sellTo', { coin: coin.name, fiat: fiat.code })}
      </Text>
    </Inline>
  )
}
