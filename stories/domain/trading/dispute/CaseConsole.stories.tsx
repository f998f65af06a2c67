import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CaseConsole } from '../../../../design-system/domain/trading/dispute/CaseConsole.tsx'
import { CaseFiles } from '../../../../design-system/domain/trading/dispute/CaseFiles.tsx'
import { CaseState } from '../../../../design-system/domain/trading/dispute/CaseState.tsx'
import { PriorRulings } from '../../../../design-system/domain/trading/dispute/PriorRulings.tsx'
import { DisputeList } from '../../../../design-system/domain/trading/dispute/DisputeList.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyCase, storyCases } from '../../support/trading/storyDispute.ts'

const meta = preview.meta({
  title: 'Domain/Dispute/CaseConsole',
  component: CaseConsole,
  subcomponents: { CaseFiles, CaseState, PriorRulings },
  decorators: [withStoppedClock],
})

const around = {
  assets: storyBook,
  declaredName: 'KUNLE O. ADEYEMI',
  profileHrefOf: (name: string) => `/user/${name}`,
}
const ready = { status: 'ready', case: storyCase } as const

/** Buyer and seller face each other figure by figure: a suspended newcomer and a seller with past disputes. */
export const BothSides = meta.story({
  tags: ['visual'],
  args: { ...around, content: ready },
  play: async ({ canvas }) => {
    const [buyer, seller] = canvas.getAllByRole('region', { name: /^(Buyer|Seller)$/ })
    await expect(buyer).toHaveTextContent(/New account/)
    await expect(buyer).toHaveTextContent(/KUNLE O\. ADEYEMI/)
    await expect(seller).toHaveTextContent(/6: 5 won, 1 lost/)
  },
})
/** Rows of both sides stay level although Russian terms break into more lines. */
export const BothSidesInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  args: { ...around, content: ready },
})
/** A case on its way, over one that did not load and can be asked for again. */
export const ComingOrGone = meta.story({
  render: () => (
    <Stack>
      <CaseConsole {...around} content={{ status: 'loading' }} />
      <CaseConsole {...around} content={{ status: 'failed', isRetrying: false, onRetry: fn() }} />
    </Stack>
  ),
})

const desk = {
  assets: storyBook,
  hrefOf: (id: string) => `/trade/${id}`,
  pageHref: (page: number) => `?cases=${page}`,
}
const counts = { disputes: 3, claims: 1, raised: 1 }
const cases = { status: 'ready', items: storyCases, counts, page: 1, pages: 2 } as const
const lists = () => (
  <Stack>
    <DisputeList {...desk} content={cases} />
    <DisputeList
      {...desk}
      content={{ ...cases, items: [], pages: 0, counts: { disputes: 0, claims: 0, raised: 0 } }}
    />
    <DisputeList {...desk} content={{ status: 'loading' }} />
    <DisputeList {...desk} content={{ status: 'failed', isRetrying: false, onRetry: fn() }} />
  </Stack>
)
/** The arbiter's list four ways: with a raised case, an own one and a claim; with nothing; on its way; failed. */
export const Desk = meta.story({ tags: ['visual'], render: lists })
/** The four lists with Russian words for reasons, waits and counts. */
export const DeskInRussian = meta.story({ tags: ['visual'], globals: { locale: 'ru' }, render: lists })
