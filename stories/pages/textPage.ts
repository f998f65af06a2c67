import { pageAt } from '../support/app/pageAt.tsx'
import { showsText } from '../support/plays.ts'

/** A page that is a text of the operator's: while it loads, it says so. */
export function textPage(...of: Parameters<typeof pageAt>) {
  const page = pageAt(...of)
  return {
    ...page,
    loading: (...fields: readonly string[]) => ({
      ...page.loading(...fields),
      play: showsText('Loading the text'),
    }),
  }
}
