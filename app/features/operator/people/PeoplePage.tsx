import { PeopleSearch } from '@souk/design-system/domain/desk/person/list/PeopleSearch.tsx'
import type { PeopleFilter } from '@souk/design-system/domain/desk/person/list/PeopleSearch.tsx'
import { PeopleTable } from '@souk/design-system/domain/desk/person/list/PeopleTable.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { useCountryNames } from '../useCountryNames.ts'
import { peopleHref, personHref, readPeoplePlace, type PeoplePlace } from '../peopleAddress.ts'
import { usePeople } from './usePeople.ts'

/** Everybody here, to be found by whatever is known of them. Whom it holds, and how far back, is in the address. */
export function PeoplePage() {
  const t = useT('deskPerson')
  const go = useGo()
  const [query] = useSearchParams()
  const place = readPeoplePlace(query)
  const { search, standing } = place.filter
  const show = (next: PeoplePlace) =>
    go(peopleHref(next), { replace: true, state: keepFocus, preventScrollReset: true })
  const narrow = (filter: PeopleFilter) => show({ filter, pages: 1 })
  return (
    <Stack gap="4">
      <PageTitle
        lead={t('list.lead')}
        actions={
          <ExportPart list="people" filter={{ state: standing, search: search === '' ? null : search }} />
        }
      >
        {t('list.title')}
      </PageTitle>
      <Card as="section" padding="none" aria-label={t('list.label')}>
        <PeopleSearch filter={place.filter} onFilter={narrow} />
        <Found key={`${standing ?? ''} ${search}`} place={place} onShow={show} />
      </Card>
    </Stack>
  )
}

interface FoundProps {
  place: PeoplePlace
  onShow: (place: PeoplePlace) => void
}

const everybody: PeoplePlace = { filter: { search: '', standing: null }, pages: 1 }

/** Those whom a search and a standing find. */
function Found({ place, onShow }: FoundProps) {
  // What is asked for stays, while the address follows how much is shown.
  const [start] = useState(place)
  const content = usePeople(start, pages => onShow({ ...place, pages }))
  const countryOf = useCountryNames()
  const { search, standing } = place.filter
  const isNarrowed = search !== '' || standing !== null
  return (
    <PeopleTable
      content={content}
      onClear={isNarrowed ? () => onShow(everybody) : null}
      hrefOf={userName => personHref(userName, place)}
      countryOf={countryOf}
      hasKeys={useDesk().hasKeys}
    />
  )
}
