import { BuySellSwitch } from '@souk/design-system/domain/advert/BuySellSwitch.tsx'
import { FilterFields } from '@souk/design-system/domain/advert/filter/FilterFields.tsx'
import { FocusHeader } from '@souk/design-system/domain/shell/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/shell/FocusLayout.tsx'
import { NarrowLayout } from '@souk/design-system/domain/shell/NarrowLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ConnectionLine } from '../../connection/ConnectionLine.tsx'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
import { methodsOfFiat, useChoices } from '../../reference/useChoices.ts'
import { shownAssets } from '../../session/shownAssets.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useSwitchedOff } from '../../session/useSwitchedOff.ts'
import { readSearch, searchHref } from './searchAddress.ts'
import type { SearchAddress } from './searchAddress.ts'

const place = { name: 'buy', params: {} } as const

/** Every filter on a page of its own; its button leads to the offers. */
export function SearchFilterPage() {
  const t = useT('advert')
  const [query] = useSearchParams()
  const favourites = usePreferences()
  const choices = useChoices()
  const assets = useAssets() ?? noAssets
  const switchedOff = useSwitchedOff()
  const [search, setSearch] = useState(() => {
    const read = readSearch(place, query, { favourites, methods: null }) as SearchAddress
    return {
      ...read.filters,
      type: query.get('type') === 'sell' ? 'sell' : 'buy',
    } satisfies SearchAddress['filters']
  })
  const change = (changed: Partial<SearchAddress['filters']>) => setSearch({ ...search, ...changed })
  const href = searchHref({ filters: search, page: 1 }, place, query, choices?.methods ?? null)
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={t('search.filters')}
          backLabel={t('search.hero.all')}
          backHref={paths.search(search.type)}
        />
      }
      banner={<ConnectionLine />}
    >
      <NarrowLayout>
        <Card>
          <Stack gap="4">
            <BuySellSwitch type={search.type} onChange={type => change({ type })} width="fill" />
            <FilterFields
              filters={search}
              onChange={change}
              assets={shownAssets(assets, switchedOff, [search.cryptoCurrencyCode, search.currencyCode])}
              methods={methodsOfFiat(choices?.methods ?? [], search.currencyCode)}
              countries={choices?.countries ?? []}
            />
            <LinkButton variant="primary" size="l" width="fill" href={href}>
              {t('search.hero.find')}
            </LinkButton>
          </Stack>
        </Card>
      </NarrowLayout>
    </FocusLayout>
  )
}
