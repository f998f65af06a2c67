import { deskStandings } from '@souk/design-system/domain/desk/person/deskPerson.ts'
import type { PeopleFilter } from '@souk/design-system/domain/desk/person/list/PeopleSearch.tsx'
import { withQuery } from '../../routes/publicPaths.ts'
import type { DeskPeopleQueryVariables } from '../../__generated__/graphql.ts'
import { operatorPaths } from './operatorPaths.ts'

/** So many people come at a time. */
export const peoplePage = 30
/** As many pages as one call may ask for: who comes back further down begins there. */
const mostPages = 3

/** A list of people as its address has it: whom it holds, and how many of them are shown. */
export interface PeoplePlace {
  readonly filter: PeopleFilter
  /** Whole pages. */
  readonly pages: number
}

/** Reads the address of a list; what is none there counts as left out. */
export function readPeoplePlace(query: URLSearchParams): PeoplePlace {
  const search = (query.get('search') ?? '').trim()
  const pages = Number(query.get('pages') ?? 1)
  return {
    filter: {
      search: search.length >= 2 && search.length <= 120 ? search : '',
      standing: deskStandings.find(standing => standing === query.get('standing')) ?? null,
    },
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1,
  }
}

const queryOf = ({ filter: { search, standing }, pages }: PeoplePlace) => ({
  search,
  standing,
  pages: pages <= 1 ? null : String(Math.min(pages, mostPages)),
})

export const peopleHref = (place: PeoplePlace): string => withQuery(operatorPaths.people(), queryOf(place))

/** Somebody's page; out of a list it knows which, and leads on in it. */
export const personHref = (userName: string, list: PeoplePlace | null = null): string =>
  withQuery(operatorPaths.person(userName), list === null ? {} : { from: 'people', ...queryOf(list) })

/** The list that somebody's page was opened from; null where it was none. */
export const listOf = (query: URLSearchParams): PeoplePlace | null =>
  query.get('from') === 'people' ? readPeoplePlace(query) : null

/** The same for the call. */
export const peopleVariables = ({
  filter: { search, standing },
  pages,
}: PeoplePlace): DeskPeopleQueryVariables => ({
  search: search === '' ? null : search,
  standing,
  before: null,
  limit: pages * peoplePage,
})
