import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoresPage } from '../../app/features/operator/queues/StoresPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorStores', component: StoresPage, ...pageMeta })

const page = pageAt('/operator/stores', queueAnswers)

/** Those that wait for their review are listed first of all, inside the desk's frame. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', { name: 'Night Market' }))
    await expect(canvas.queryByRole('button', { name: 'Fast Phones' })).not.toBeInTheDocument()
    await expect(document.title).toBe('Stores to review · Souk')
  }),
})
/** Search and filter stand above the cards of a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** A store that was approved leaves the list, which says so. */
export const Approved = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Night Market' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Night Market' }))
    const form = within(await canvas.findByRole('form', { name: 'Approve Night Market' }))
    await userEvent.type(form.getByRole('textbox'), 'Site and register agree.')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await findVisible(canvas.findByText('Approved: Night Market'))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Night Market' })).not.toBeInTheDocument(),
    )
  }),
})
/** Once the quarter of an hour is over, an act asks for the code; the reason that was typed stays. */
export const DoorClosed = meta.story({
  render: page.with(() => ({
    ...queueAnswers(),
    performAct: () => {
      throw refusal(403, 'confirmation_required')
    },
  })),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Night Market' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Night Market' }))
    const form = within(await canvas.findByRole('form', { name: 'Approve Night Market' }))
    await userEvent.type(form.getByRole('textbox'), 'Site and register agree.')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await findVisible(screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await expect(form.getByRole('textbox', { hidden: true })).toHaveValue('Site and register agree.')
  }),
})
/** What the address narrows by stands in the fields. */
export const Narrowed = meta.story({
  render: page.at('/operator/stores?status=suspended&search=Fast'),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', { name: 'Fast Phones' }))
    await expect(canvas.getByRole('searchbox', { name: 'Find a store' })).toHaveValue('Fast')
    await expect(
      canvas.getByRole('button', { name: /Which stores.*Suspended|Suspended.*Which stores/ }),
    ).toBeVisible()
  }),
})
/** The next page comes under the first one. */
export const More = meta.story({
  render: page.at('/operator/stores?status=all'),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await findVisible(canvas.findByRole('button', { name: 'Second Page' }))
    await expect(canvas.getByRole('button', { name: 'Night Market' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  }),
})

/** The filters can be used while the first stores are on their way. */
export const Loading = meta.story({ ...page.loading('deskStores'), play: showsText('Loading stores') })
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskStores: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No store waits for its review')),
})
/** Only the list fails: the filters stay where they are. */
export const Failed = meta.story(page.failed('deskStores'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
