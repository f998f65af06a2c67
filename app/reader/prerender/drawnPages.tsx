import type { ComponentType } from 'react'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { UserPage } from '../../features/profile/UserPage.tsx'
import type { DrawnName } from './drawnRoutes.ts'
import type { PageOutcome, OutcomeParts } from './pageAnswer.ts'
import { searchOutcome } from './searchAnswer.ts'
import { userOutcome } from './userAnswer.ts'

/** How a page of the app is drawn on the server. */
interface DrawnPage {
  readonly component: ComponentType
  readonly say: (of: OutcomeParts) => PageOutcome
}

const search: DrawnPage = { component: SearchPage, say: searchOutcome }

export const drawnPages: Readonly<Record<DrawnName, DrawnPage>> = {
  buy: search,
  sell: search,
  search,
  buyCoin: search,
  sellCoin: search,
  buyCoinWith: search,
  sellCoinWith: search,
  user: { component: UserPage, say: userOutcome },
}
