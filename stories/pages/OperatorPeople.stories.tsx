import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PeoplePage } from '../../app/features/operator/people/PeoplePage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { peopleAnswers } from './deskPersonAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorPeople', component: PeoplePage, ...pageMeta })

const page = pageAt('/operator/people', peopleAnswers)

/** Everybody, the newest first; a row knows the list that it stands in. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await findVisible(canvas.findByRole('link', { name: 'peter_n' }))
    await expectLink(canvas, 'peter_n', '/operator/people/peter_n?from=people')
    await expect(document.title).toBe('People · Souk')
  }),
})
/** Search and standing stand above the cards of a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** What the address narrows by stands in the field, and goes along to a person. */
export const Narrowed = meta.story({
  render: page.at('/operator/people?search=okoro&standing=banned'),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'okoro_t' }))
    await expect(canvas.getByRole('searchbox', { name: 'Find somebody' })).toHaveValue('okoro')
    await expectLink(canvas, 'okoro_t', '/operator/people/okoro_t?from=people&search=okoro&standing=banned')
  }),
})
/** What is typed is looked for once typing has paused. */
export const Searched = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find somebody' }), 'kemi')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'peter_n' })).not.toBeInTheDocument())
    await findVisible(canvas.findByRole('link', { name: 'kemi.a' }))
  }),
})
/** The next page comes under the first one, and the rows lead to as long a list. */
export const More = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more people' }))
    await findVisible(canvas.findByRole('link', { name: 'samuel_88' }))
    await waitFor(() => expectLink(canvas, 'samuel_88', '/operator/people/samuel_88?from=people&pages=2'))
    await expect(canvas.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument()
  }),
})

/** The search can be used while the first people are on their way. */
export const Loading = meta.story({ ...page.loading('deskPeople'), play: showsText('Loading people') })
/** A search that finds nobody says so, and the search stays above it. */
export const Empty = meta.story({
  render: page.at('/operator/people?search=nobody'),
  play: onceLoaded(showsText('Nobody was found')),
})
/** Only the list fails: the search stays where it is. */
export const Failed = meta.story(page.failed('deskPeople'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
