import { lazy, Suspense } from 'react'

// It brings every guide along, which no story needs.
const Page = lazy(async () => ({
  default: (await import('../stories/support/docs/ComponentPage.tsx')).ComponentPage,
}))

/** The page of documentation of each component, once somebody opens one. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
