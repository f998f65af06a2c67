import { BuySellSwitch } from '@souk/design-system/domain/trading/advert/BuySellSwitch.tsx'
import { FilterFields } from '@souk/design-system/domain/trading/advert/filter/FilterFields.tsx'
import { MarketFields } from '@souk/design-system/domain/trading/advert/filter/MarketFields.tsx'
import { SearchSentence } from '@souk/design-system/domain/trading/advert/filter/SearchSentence.tsx'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { methodsOfFiat, useChoices } from '../../parts/reference/useChoices.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { shownAssets } from '../../session/shownAssets.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useDisabledAssets } from '../../services/useDisabledAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import { useFilterAddress } from './useFilterAddress.ts'

const loadSaved = () => import('./saved/SavedSearchesPart.tsx').then(module => module.SavedSearchesPart)

/** Every filter on a page of its own, which its address says; its button leads to the offers. Under it the searches that are kept. */
export function SearchFilterPage() {
  const t = useT('advert')
  const choices = useChoices()
  const { filters, change, href } = useFilterAddress(choices?.methods ?? null)
  const assets = useAssets() ?? noAssets
  const switchedOff = useDisabledAssets()
  const isMember = useStanding() === 'member'
  const showSaved = useWordedPart(isMember, loadSaved, 'kept')
  const fields = {
    filters,
    onChange: change,
    assets: shownAssets(assets, switchedOff, [filters.cryptoCurrencyCode, filters.currencyCode]),
    methods: methodsOfFiat(choices?.methods ?? [], filters.currencyCode),
    countries: choices?.countries ?? [],
    canOwn: isMember,
  }
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={t('search.filters')}
          backLabel={t('search.hero.all')}
          backHref={paths.search(filters.type)}
        />
      }
      banner={<ConnectionLine />}
    >
      <NarrowLayout>
        <Stack gap="4">
          <Card>
            <Stack gap="4">
              <BuySellSwitch type={filters.type} onChange={type => change({ type })} width="fill" />
              <MarketFields {...fields} />
              <FilterFields {...fields} />
              <SearchSentence {...fields} />
              <LinkButton variant="primary" size="l" width="fill" href={href}>
                {t('search.hero.find')}
              </LinkButton>
            </Stack>
          </Card>
          {showSaved?.({ assets, methods: choices?.methods ?? [], countries: fields.countries })}
        </Stack>
      </NarrowLayout>
    </FocusLayout>
  )
}
