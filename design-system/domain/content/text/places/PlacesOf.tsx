import type { ReactNode } from 'react'
import { AppCard } from './AppCard.tsx'
import { CommunitiesCard } from './CommunitiesCard.tsx'
import { StoresCard } from './StoresCard.tsx'

/** Pages of words that lead elsewhere: to the apps, and to where people talk. */
export const placesPages = ['app', 'communities'] as const
export type PlacesPage = (typeof placesPages)[number]

interface PlacesOfProps {
  page: PlacesPage
  url: string | null
  code: ReactNode
}

/** Where a page leads to, under its text. */
export function PlacesOf({ page, url, code }: PlacesOfProps) {
  return (
    <>
      {page === 'communities' ? <CommunitiesCard /> : <StoresCard />}
      <AppCard url={url} code={code} />
    </>
  )
}
