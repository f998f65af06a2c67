import { useQuery } from '@apollo/client/react'
import { SavedSearchList } from '@souk/design-system/domain/trading/advert/savedSearch/SavedSearchList.tsx'
import type {
  SavedSearch,
  SavedSearchContent,
} from '@souk/design-system/domain/trading/advert/savedSearch/savedSearch.ts'
import type { SubjectProps } from '@souk/design-system/domain/trading/advert/filter/searchSubject.ts'
import { answerState } from '../../../network/apollo/answerState.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { DeleteSavedSearchMutation, UpdateSavedSearchMutation } from './SavedSearches.mutations.ts'
import { SavedSearchesQuery } from './SavedSearches.query.ts'
import { savedSearchHref, savedSearchOf } from './savedSearchOf.ts'

export type SavedSearchesPartProps = Omit<SubjectProps, 'filters'>

const spoken = { context: marked({ errors: 'alert' }) }

/** The searches that the viewer keeps, on the page of filters. */
export function SavedSearchesPart(names: SavedSearchesPartProps) {
  const { alerts, client, i18n } = useServices()
  const update = (search: SavedSearch, input: { isNotified?: boolean; isOpened?: boolean }) =>
    void client
      .mutate({ mutation: UpdateSavedSearchMutation, variables: { id: search.id, input }, ...spoken })
      // What it was refused for is alerted.
      .catch(() => {})
  const remove = async (search: SavedSearch) => {
    try {
      await client.mutate({ mutation: DeleteSavedSearchMutation, variables: { id: search.id }, ...spoken })
    } catch {
      return
    }
    alerts.show({ kind: 'success', title: i18n.t('savedSearch:removed') })
    await refetchShown(client, ['savedSearches']).catch(() => {})
  }
  return (
    <SavedSearchList
      {...names}
      content={useSavedSearches()}
      hrefOf={savedSearchHref}
      onOpen={search => search.newCount > 0 && update(search, { isOpened: true })}
      onNotify={(search, isNotified) => update(search, { isNotified })}
      onDelete={search => void remove(search)}
    />
  )
}

function useSavedSearches(): SavedSearchContent {
  const asked = useQuery(SavedSearchesQuery)
  const found = asked.data?.savedSearches
  return answerState(asked, found && { items: found.items.map(savedSearchOf), limit: found.limit })
}
