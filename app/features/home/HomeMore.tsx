import { useQuery } from '@apollo/client/react'
import type { AssetBook, NamedAsset } from '@souk/design-system/domain/asset/assetBook.ts'
import { HomeFigures } from '@souk/design-system/domain/home/HomeFigures.tsx'
import type { HomeFiguresShape } from '@souk/design-system/domain/home/HomeFigures.tsx'
import { MediaPartners } from '@souk/design-system/domain/home/MediaPartners.tsx'
import { ServiceWords } from '@souk/design-system/domain/home/ServiceWords.tsx'
import { MainSideLayout } from '@souk/design-system/domain/shell/MainSideLayout.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Promo } from '../../content/Promo.tsx'
import { Market } from '../../market/Market.tsx'
import { Rates } from '../../market/Rates.tsx'
import { HomeContentQuery } from './HomeContent.query.ts'

interface HomeMoreProps {
  assets: AssetBook
  coin: NamedAsset
  fiat: NamedAsset
  figures: HomeFiguresShape
}

/** The first page below its offers. Fetched once they are there: nothing of it is what somebody came for. */
export function HomeMore({ assets, coin, fiat, figures }: HomeMoreProps) {
  // Without it the page is whole all the same.
  const { data } = useQuery(HomeContentQuery)
  const words = data?.serviceFeedbacks?.items ?? []
  const partners = data?.mediaPartners?.items ?? []
  return (
    <Stack gap="8">
      {figures.trades > 0 ? (
        <MainSideLayout side={<HomeFigures figures={figures} />}>
          <Market coin={coin} fiat={fiat} />
        </MainSideLayout>
      ) : (
        <Market coin={coin} fiat={fiat} />
      )}
      <Rates {...{ assets, coin, fiat }} />
      <Promo />
      {words.length > 0 && <ServiceWords words={words} />}
      {partners.length > 0 && <MediaPartners partners={partners} />}
    </Stack>
  )
}
