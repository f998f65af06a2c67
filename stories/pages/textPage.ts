import { within } from 'storybook/test'
import { pageAt } from '../support/app/pageAt.tsx'
import { shown } from '../support/shown.ts'

/** A page that is a text of the operator's: while it loads, it says so. */
export function textPage(...of: Parameters<typeof pageAt>) {
  const page = pageAt(...of)
  return {
    ...page,
    loading: (...fields: readonly string[]) => ({
      ...page.loading(...fields),
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        await shown(within(canvasElement).findByText('Loading the text'))
      },
    }),
  }
}
