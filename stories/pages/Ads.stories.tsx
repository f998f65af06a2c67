import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AdsPage } from '../../app/features/dashboard/AdsPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { logIn, logInAnswers } from '../support/app/logInAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { adAnswers } from './adAnswers.ts'

const meta = preview.meta({ title: 'Pages/Ads', component: AdsPage, ...pageMeta })

const page = pageAt('/dashboard/ads', () => ({ ...accountAnswers, ...adAnswers() }))

/** Each advert that is not shown says why; one press switches one on, and one sends a selection to rest. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText(/^Your BTC balance does not cover it/))
    await expectLink(canvas, 'Top up BTC', '/wallet/receive/BTC')
    await expect(canvas.getByRole('radio', { name: /^Shown.*2/ })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Shown.*3/ })).toBeInTheDocument())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Buy USDT for NGN' }))
    await expectLink(canvas, 'Edit', '/edit-adverts?ids=a2')
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(canvas.queryByText('1 selected')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Shown.*2/ })).toBeInTheDocument())
  }),
})

/** What one advert refuses stands in its row, and it stays selected. */
export const OneRefuses = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await findVisible(screen.findByRole('dialog', { name: 'Archive 5 ads?' }))
    await userEvent.click(
      screen
        .getAllByRole('button', { name: 'Archive' })
        .findLast(button => button.closest('[role=dialog]')) as HTMLElement,
    )
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }),
})

/** One that has open trades goes to the archive: what becomes of them is said before, and its row is gone. */
export const ArchivesOne = meta.story({
  render: () => {
    deleted.length = 0
    const answers = adAnswers()
    const gone = () => deleted.at(-1)
    return page.with({
      ...answers,
      myAdverts: asked => {
        const page = answers['myAdverts']?.(asked) as { items: readonly { id: string }[] }
        return { ...page, items: page.items.filter(({ id }) => id !== gone()) }
      },
      deleteAdvert: ({ id }: { id: string }) => {
        deleted.push(id)
        const page = answers['myAdverts']?.({} as never) as { items: readonly { id: string }[] } | undefined
        return { ...page?.items.find(one => one.id === id), status: 'archived' }
      },
    })()
  },
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select Sell BTC/ })
    await userEvent.click(first as HTMLElement)
    const rows = canvas.getAllByRole('checkbox', { name: /^Select / }).length
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Archive 1 ad?' })))
    await expect(
      dialog.getByText(/Open trades go on with the terms they were opened on\. You can restore/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(deleted).toEqual(['a1']))
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(rows - 1))
  }),
})
const deleted: string[] = []

/** Counts in the filters, reasons why an ad is hidden and the buttons of a row, all in longer words on a wide screen. */
export const Russian = meta.story(page.inRussian)
/** Each ad is read from top to bottom on a phone: side, price, limits, methods, then its state. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** Filters without numbers stand above rows of placeholders, so the card keeps its form while ads come. */
export const Loading = meta.story(page.loading('myAdverts', 'balance'))

/** Somebody who has never made an ad is told so, instead of being told that a filter hides them. */
export const Empty = meta.story({
  render: page.with({
    myAdverts: () => ({
      items: [],
      page: 1,
      pages: 0,
      total: 0,
      totalIsCapped: false,
      counts: { all: 0, shown: 0, hidden: 0, draft: 0, archived: 0 },
      limit: 20,
      used: 0,
    }),
  }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('You have no ads yet')).toBeVisible()
  }),
})

/** The list says in its own card that the ads did not load; the filters above it can still be used. */
export const Failed = meta.story({
  ...page.failed('myAdverts'),
  play: showsText('Your ads did not load'),
})

/** Nobody is logged in: the page is shown once somebody is. */
export const Forbidden = meta.story({
  render: page.with(logInAnswers),
  play: async context => {
    await logIn(context)
    const { canvas } = context
    await findVisible(canvas.findByText(/^Your BTC balance does not cover it/))
  },
})
