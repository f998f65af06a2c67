import type { User_PageQuery as UserData } from '../../__generated__/graphql.ts'
import { paths } from '../../routes/paths.ts'
import { answerTo, type PageOutcome, type OutcomeParts } from './pageAnswer.ts'

/** Somebody who is there, as they show themselves. */
export function userOutcome({ answers, address }: OutcomeParts): PageOutcome {
  const person = (answerTo(answers, 'User_page') as UserData | undefined)?.profile ?? null
  if (person === null) return { status: 404, isHidden: true, data: [] }
  const { userName, registeredAt } = person
  return {
    status: 200,
    isHidden: false,
    data: [
      {
        '@type': 'ProfilePage',
        url: address(paths.user(userName)),
        dateCreated: registeredAt,
        mainEntity: { '@type': 'Person', name: userName, identifier: userName },
      },
    ],
  }
}
