import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PeopleTable } from '../../../../design-system/domain/desk/person/list/PeopleTable.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyCountryOf, storyPeople } from '../../support/desk/storyDeskPerson.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onMore = fn()
const onClear = fn()
const onRetry = fn()

const found = { status: 'ready', items: storyPeople, onMore, isLoadingMore: false, isStale: false } as const

const meta = preview.meta({
  title: 'Domain/Desk/PeopleTable',
  component: PeopleTable,
  decorators: [
    Story => (
      <Card padding="none">
        <Story />
      </Card>
    ),
    withStoppedClock,
  ],
  args: {
    content: found,
    onClear: null,
    hasKeys: true,
    hrefOf: userName => `/operator/people/${userName}`,
    countryOf: storyCountryOf,
  },
})

/** Every standing beside a name; all of a row opens the person. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter(row => row.querySelector('a') !== null)
    await expect(rows).toHaveLength(storyPeople.length)
    await expect(rows[1]).toHaveTextContent(/okoro_t.*Banned/)
    await expect(rows[6]).toHaveTextContent(/Guest.*Never/)
    await expect(canvas.getByRole('link', { name: 'jane.f' })).toHaveAttribute(
      'href',
      '/operator/people/jane.f',
    )
  },
})
/** Cards on a phone, in Russian: longer standings go under each other, and nothing is cut. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** J and K move from row to row from anywhere on the page, arrows once a row has the focus; the ends are ends. */
export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    await userEvent.keyboard('j')
    await expect(link('peter_n')).toHaveFocus()
    await userEvent.keyboard('j{ArrowDown}')
    await expect(link('a_very_long_user_name_of_32_sign')).toHaveFocus()
    await userEvent.keyboard('k{ArrowUp}{ArrowUp}')
    await expect(link('peter_n')).toHaveFocus()
  },
})

/** Where single keys are switched off, a letter moves nothing and no line speaks of it. */
export const WithoutKeys = meta.story({
  args: { hasKeys: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('link', { name: 'peter_n' })).not.toHaveFocus()
    await expect(canvas.queryByText('J')).not.toBeInTheDocument()
  },
})

/** The next rows are asked for at the foot. */
export const More = meta.story({ play: tellsOfPress('Show more people', onMore) })
/** While they come, the button says so. */
export const LoadingMore = meta.story({ args: { content: { ...found, isLoadingMore: true } } })
/** What could not be brought up to date says so under the rows. */
export const Stale = meta.story({ args: { content: { ...found, onMore: null, isStale: true } } })
/** Still rows while the first people come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
/** A search that finds nobody says what it looked for, and leads back to everybody. */
export const NobodyFound = meta.story({
  args: { content: { ...found, items: [], onMore: null }, onClear },
  play: tellsOfPress('Show everybody', onClear),
})
/** A market before its first person. */
export const Empty = meta.story({ args: { content: { ...found, items: [], onMore: null } } })
