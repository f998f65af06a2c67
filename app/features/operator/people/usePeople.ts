import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { PeopleContent } from '@souk/design-system/domain/desk/person/list/PeopleTable.tsx'
import { answerState } from '../../../network/apollo/answerState.ts'
import { joinPages } from '../joinPages.ts'
import { DeskPeopleQuery } from '../People.query.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { peoplePage, peopleVariables, type PeoplePlace } from '../peopleAddress.ts'

/**
 * The people of a list, as far back as somebody has looked.
 * @param onMore tells how many pages are shown now
 */
export function usePeople(start: PeoplePlace, onMore: (pages: number) => void): PeopleContent {
  const { data, error, loading, networkStatus, refetch, fetchMore } = useQuery(DeskPeopleQuery, {
    variables: peopleVariables(start),
    fetchPolicy: 'cache-and-network',
  })
  useDeskAnswer(error)
  const found = data?.deskPeople ?? null
  const more = async (before: string, shown: number) => {
    await fetchMore({
      variables: { before, limit: peoplePage },
      updateQuery: (known, { fetchMoreResult: { deskPeople: next } }) =>
        next == null ? known : { ...known, deskPeople: joinPages(known.deskPeople, next, ({ id }) => id) },
    })
    onMore(Math.ceil(shown / peoplePage) + 1)
  }
  const last = found?.items.at(-1)
  const shown = found && {
    items: found.items,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore:
      found.hasMore && last !== undefined
        ? () => void more(last.id, found.items.length).catch(() => {})
        : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
  return answerState({ error, loading, refetch }, shown)
}
