import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TodayPage } from '../../app/features/operator/today/TodayPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { closedDesk, deskAnswers, openDesk } from './deskAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorToday', component: TodayPage, ...pageMeta })

const page = pageAt('/operator', deskAnswers)
const code = 'Code from the authenticator'

/** What waits and since when, whether the money adds up, and what was done last. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await findVisible(canvas.findByRole('heading', { name: 'Needs your second pair of eyes' }))
  }),
})

/** Cards under each other, and the places of a thumb below them, in longer words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** Before the code nothing of the desk is asked for; a wrong one is said at the field, the right one opens. */
export const Closed = meta.story({
  tags: ['visual'],
  render: page.with({
    ...closedDesk,
    openDesk: ({ input }: { readonly input: { readonly code: string } }) => {
      if (input.code !== '123456') throw refusal(422, 'wrong_code', { code: ['wrong_code'] })
      return openDesk()
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(code)
    await expect(canvas.queryByRole('heading', { name: 'Queues' })).not.toBeInTheDocument()
    await userEvent.type(field, '000000')
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.clear(field)
    await userEvent.type(field, '123456')
    await findVisible(canvas.findByRole('heading', { name: 'Queues' }))
  }),
})

/** The places of the parts are kept until they are there. */
export const Loading = meta.story({ ...page.loading('deskBooks'), play: showsText('Loading the desk') })

/** Nothing waits, nothing was compared, nobody has done anything. */
export const Empty = meta.story({
  render: page.with({
    deskQueues: () => ({ items: [] }),
    deskBooks: () => ({ items: [] }),
    deskFigures: () => ({ tradesOpen: 0, tradesCompleted: 0, fees: [], onDuty: [] }),
    secondRequests: () => ({ items: [], hasMore: false }),
    auditEntries: () => ({ items: [], hasMore: false }),
  }),
  play: onceLoaded(showsText('Nothing waits.', 'Nobody has done anything yet.')),
})

/** The day did not come: one press asks again. */
export const Failed = meta.story(page.failed('deskBooks'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
