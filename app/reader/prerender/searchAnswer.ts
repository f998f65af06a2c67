import type { ChoicesQuery, SearchQuery } from '../../__generated__/graphql.ts'
import { answerTo, type PageOutcome, type OutcomeParts } from './pageAnswer.ts'

/** A search names a method that there is, and is worth finding where it has offers: then it is a list of them. */
export function searchOutcome({ match: { path, params }, answers, address }: OutcomeParts): PageOutcome {
  const methods = (answerTo(answers, 'Choices') as ChoicesQuery | undefined)?.paymentMethods?.items
  const isKnown =
    params['method'] === undefined || methods?.some(({ urlCode }) => urlCode === params['method']) === true
  const offers = (answerTo(answers, 'Search') as SearchQuery | undefined)?.offers
  const total = offers?.total ?? 0
  return {
    status: isKnown ? 200 : 404,
    isHidden: total === 0,
    data: [
      {
        '@type': 'CollectionPage',
        url: address(path),
        mainEntity: { '@type': 'ItemList', numberOfItems: total },
      },
    ],
  }
}
