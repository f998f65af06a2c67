import { useQuery } from '@apollo/client/react'
import { useLetterKeys } from '@souk/design-system/domain/desk/person/useLetterKeys.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useDesk } from '../DeskContext.ts'
import { DeskPeopleQuery } from '../People.query.ts'
import { peopleVariables, personHref, type PeoplePlace } from '../peopleAddress.ts'

const anyList: PeoplePlace = { filter: { search: '', standing: null }, pages: 1 }

/** J and K lead to the next and the previous person of a list, where one came from one. Answers whether they do. */
export function useNeighbours(userName: string, list: PeoplePlace | null): boolean {
  const go = useGo()
  const { data } = useQuery(DeskPeopleQuery, {
    variables: peopleVariables(list ?? anyList),
    fetchPolicy: 'cache-first',
    skip: list === null,
  })
  const people = data?.deskPeople?.items ?? []
  const at = people.findIndex(person => person.userName === userName)
  const goTo = (index: number) => {
    const person = people[index]
    // In the place of this one: back is to the list.
    if (person !== undefined) go(personHref(person.userName, list), { replace: true })
  }
  const { hasKeys } = useDesk()
  const isListed = hasKeys && list !== null && at !== -1
  useLetterKeys(isListed, {
    KeyJ: () => goTo(at + 1),
    KeyK: () => {
      if (at > 0) goTo(at - 1)
    },
  })
  return isListed
}
