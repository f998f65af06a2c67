import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AuditTrail } from '../../../../design-system/domain/desk/entry/AuditTrail.tsx'
import { LastChanges } from '../../../../design-system/domain/desk/entry/LastChanges.tsx'
import { noTrailFilter } from '../../../../design-system/domain/desk/entry/trailFilter.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { leadsTo, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyEntries } from '../../support/desk/storyDesk.ts'

const onFilter = fn()
const onMore = fn()
const onRetry = fn()
const value = { items: storyEntries, onMore: null, isLoadingMore: false }

const meta = preview.meta({
  title: 'Domain/Desk/AuditTrail',
  component: AuditTrail,
  beforeEach: () => {
    for (const spy of [onFilter, onMore, onRetry]) spy.mockReset()
  },
  args: { content: { status: 'ready', value, isStale: false } as const, filter: noTrailFilter, onFilter },
})

/** Who did what to whom as a sentence, what has changed by it, the reason they gave, and from where. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/m_silva held the money of peter_n “Phone number changed/)
    await expect(canvas.getByText('money held: no, now yes')).toBeVisible()
    await expect(canvas.getByText('what: Lift a hold')).toBeVisible()
  },
})

/** The moment stands over its sentence, in longer words. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** A deed narrows at once, a name once typing has paused. */
export const Narrowed = meta.story({
  args: { filter: { ...noTrailFilter, subjectKind: 'person', subjectId: 'u-9' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Deed/ }))
    const options = within(await findVisible(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Pause' }))
    const one = { subjectKind: 'person', subjectId: 'u-9' }
    await expect(onFilter).toHaveBeenCalledWith({ ...noTrailFilter, ...one, deed: 'pause' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'By whom' }), 'm_silva')
    await waitFor(() => expect(onFilter).toHaveBeenCalledWith({ ...noTrailFilter, ...one, actor: 'm_silva' }))
    await userEvent.click(canvas.getByRole('button', { name: 'About any' }))
    await expect(onFilter).toHaveBeenCalledWith({ ...noTrailFilter, subjectKind: 'person' })
  },
})

/** Older entries are fetched by a button, and what may be old says so. */
export const More = meta.story({
  args: { content: { status: 'ready', value: { ...value, onMore }, isStale: true } },
  play: tellsOfPress('Show more', onMore),
})

/** Filters can be used while the first entries are on their way. */
export const Loading = meta.story({
  args: { content: { status: 'loading' } },
  play: showsText('Loading the trail'),
})
/** Nothing fits the filters, which stay: they are what has to change. */
export const Empty = meta.story({
  args: {
    content: { status: 'ready', value: { ...value, items: [] }, isStale: false },
    filter: { ...noTrailFilter, deed: 'ban' },
  },
  play: showsText('No entry is like that'),
})
/** The entries did not come: one press tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** The latest ones on the page of the day, by their hour alone. */
export const OfToday = meta.story({
  tags: ['visual'],
  render: () => <LastChanges entries={storyEntries} href="#trail" />,
  play: leadsTo('Audit trail', '#trail'),
})

/** A place at which nobody has done anything. */
export const NothingToday = meta.story({
  render: () => <LastChanges entries={[]} href="#trail" />,
  play: showsText('Nobody has done anything yet.'),
})
