import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DeskFrame } from '../../../../design-system/domain/desk/frame/DeskFrame.tsx'
import { DeskSearch } from '../../../../design-system/domain/desk/frame/DeskSearch.tsx'
import { TodayHead } from '../../../../design-system/domain/desk/today/TodayHead.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink, staysInside } from '../../../support/plays.ts'
import {
  storyBooks,
  storyDeskCounts,
  storyDeskLinks,
  storyFigures,
  storyQueues,
} from '../../support/desk/storyDesk.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'

const [onSearch, onDoor, onGo, onKeys] = [fn(), fn(), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Desk/DeskFrame',
  component: DeskFrame,
  decorators: [withStoppedClock, withStillLinks],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => {
    for (const spy of [onSearch, onDoor, onGo, onKeys]) spy.mockReset()
  },
  args: {
    links: storyDeskLinks,
    current: 'today' as const,
    counts: storyDeskCounts,
    userName: 'd_osei',
    openUntil: minutesFromNow(11.7),
    onDoor,
    search: <DeskSearch onPress={onSearch} />,
    queuesHref: '#queues',
    exitHref: '#exit',
    hasKeys: true,
    onKeys,
    onGo,
    children: <TodayHead queues={storyQueues} books={storyBooks} onDuty={storyFigures.onDuty} />,
  },
})

/** Pages by groups with what waits there, the search, and how long the desk is still open. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [nav] = canvas.getAllByRole('navigation', { name: 'Desk' })
    await expectLink(within(nav!), /^Disputes/, '#disputes')
    await expect(within(nav!).getByRole('link', { name: /14 wait, some of it late/ })).toBeVisible()
    await expect(within(nav!).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: /Confirmed by 2FA for/ })).toHaveTextContent('11:42')
  },
})

/** Before the code was given nothing waits and nothing runs down. */
export const Closed = meta.story({ args: { openUntil: null, counts: {} } })

/** A rail of signs leaves the room to the page; the longest words are heard, not seen. */
export const OnTabletInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'tablet' } },
})

/** The places of a thumb at the lower edge; the rest is behind the last one. */
export const OnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Queues/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const sheet = within(await findVisible(screen.findByRole('dialog', { name: 'More' })))
    await expectLink(sheet, 'Audit trail', '#trail')
    await userEvent.click(sheet.getByRole('link', { name: 'Audit trail' }))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** Long Russian words in the bar and at the lower edge. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

Open.test('leads by keys, and lists them', async ({ userEvent }) => {
  await userEvent.keyboard('ga')
  await expect(onGo).toHaveBeenCalledWith('#trail')
  await userEvent.keyboard('?')
  const help = within(await findVisible(screen.findByRole('dialog', { name: 'Shortcuts' })))
  await userEvent.click(help.getByRole('switch', { name: 'Single keys' }))
  await expect(onKeys).toHaveBeenCalledWith(false)
})

Open.test('asks for the code, and opens the search', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Confirmed by 2FA/ }))
  await expect(onDoor).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: /^Find a page/ }))
  await expect(onSearch).toHaveBeenCalledOnce()
})

/** Single keys are switched off: a letter does nothing. */
export const WithoutKeys = meta.story({
  args: { hasKeys: false },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('ga?')
    await expect(onGo).not.toHaveBeenCalled()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
