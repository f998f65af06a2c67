import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AttractedNote } from '../../../../design-system/domain/shop/merchant/store/AttractedNote.tsx'
import { MerchantSide } from '../../../../design-system/domain/shop/merchant/store/MerchantSide.tsx'
import { MainSideLayout } from '../../../../design-system/domain/page/layout/MainSideLayout.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { storyStore, storyStores } from '../../support/shop/storyStores.ts'
import { expectLink, tellsOfPress } from '../../../support/plays.ts'

const onRetry = fn()
const ready = { status: 'ready', items: storyStores, limit: 10, attractedCount: 2 } as const
const [first] = storyStores
const many = Array.from({ length: 10 }, (_, index) =>
  storyStore({
    accountId: `01900000-0000-7000-8000-0000000000${index + 10}`,
    status: index % 3 === 0 ? 'pending_review' : 'active',
    look: {
      ...storyStore().look,
      title: `Мастерская редких пластинок и печатных изданий на Петроградской стороне № ${index + 1}`,
    },
  }),
)

const meta = preview.meta({
  title: 'Domain/Merchant/MerchantSide',
  component: MerchantSide,
  args: {
    content: ready,
    currentId: first?.accountId ?? null,
    hrefOf: (id: string) => `#${id}`,
    createHref: '#create',
    attractedHref: '#attracted',
  },
  render: args => (
    <MainSideLayout sideWidth="narrow" measure="reading" side={<MerchantSide {...args} />}>
      <Card>A page of a merchant</Card>
    </MainSideLayout>
  ),
})

/** The store that is open is marked in the list, and each says how its review stands. */
export const States = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const stores = canvas.getByRole('navigation', { name: 'Your stores' })
    await expect(stores.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Night Market In review' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expectLink(canvas, 'Open another store', '#create')
    await expect(canvas.getByText('2 stores opened because of you.')).toBeVisible()
    await expectLink(canvas, 'What they are paid', '#attracted')
  },
})
/** Without room beside the page the stores stand under it, in Russian. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})
/** Who has brought nobody is no agent, and is not told of it. */
export const NoAgent = meta.story({
  args: { content: { ...ready, attractedCount: 0 }, currentId: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You bring stores')).not.toBeInTheDocument()
  },
})
/** As many as one person may have: they are scrolled, the one that is open is in sight, and no other can be opened. */
export const Many = meta.story({
  globals: { locale: 'ru', viewport: { value: 'desktop' } },
  args: { content: { ...ready, items: many }, currentId: many.at(-1)?.accountId ?? null },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: true })
    const list = current.closest('ul')
    if (list === null) throw new Error('It stands in no list')
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await expect(current.getBoundingClientRect().top).toBeLessThan(list.getBoundingClientRect().bottom)
    await expect(canvas.queryByRole('link', { name: 'Открыть ещё один' })).not.toBeInTheDocument()
  },
})
/** Who has no store is led to open the first. */
export const Empty = meta.story({
  args: { content: { ...ready, items: [], attractedCount: 0 }, currentId: null },
})
/** A card keeps the place of the list beside a page that is there already. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** Only the side failed: the page beside it is whole, and the list is asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** What an agent has brought, alone: beside the list of stores. */
export const Attracted = meta.story({
  render: () => <AttractedNote count={2} href="#attracted" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 stores/)).toBeVisible()
    await expectLink(canvas, 'What they are paid', '#attracted')
  },
})
