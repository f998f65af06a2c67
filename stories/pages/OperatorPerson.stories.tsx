import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PersonPage } from '../../app/features/operator/person/PersonPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { deskPersonAnswer, personAnswers } from './deskPersonAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorPerson', component: PersonPage, ...pageMeta })

const page = pageAt('/operator/people/peter_n?from=people', personAnswers)

/** Everything that is known of somebody, what waits for another operator, and what can be done. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'peter_n' }))
    await findVisible(canvas.findByRole('button', { name: 'Approve' }))
    const way = within(canvas.getByRole('navigation', { name: 'Where you are' }))
    await expectLink(way, 'People', '/operator/people')
    await expect(document.title).toBe('peter_n at the desk · Souk')
  }),
})
/** One column on a phone, in Russian: what waits comes right under the head. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** An act shows the new standing at once, and is offered no more. */
export const Suspended = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Suspend' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Reason, for the audit trail' }),
      'A stolen account',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend peter_n' }))
    await findVisible(canvas.findByText('peter_n is suspended.'))
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Suspend' })).not.toBeInTheDocument())
    await findVisible(canvas.findByText(/^Suspended Mar 05 2026/))
  }),
})
/** The button of the sessions leads to the act that ends them. */
export const EndingSessions = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all' }))
    await expect(canvas.getByRole('radio', { name: 'End sessions' })).toBeChecked()
    await findVisible(canvas.findByRole('button', { name: 'End the sessions of peter_n' }))
  }),
})
/** J leads to the next of the list that one came from, K back. */
export const ByKeys = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    // While somebody is coming their name is heard alone, and before their list has come no keys are spoken of.
    const shows = (name: string) =>
      waitFor(async () => {
        await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(canvas.getByText('next and previous in the list')).toBeVisible()
      })
    await shows('peter_n')
    await userEvent.keyboard('j')
    await shows('okoro_t')
    await userEvent.keyboard('k')
    await shows('peter_n')
  }),
})

/** Still places while somebody is coming. */
export const Loading = meta.story({ ...page.loading('deskPerson'), play: showsText('Loading the person') })
/** Nothing happened yet with a newcomer: each part says so. */
export const Empty = meta.story({
  render: page.with({
    deskPerson: () => ({
      ...deskPersonAnswer(),
      moneyHold: null,
      balances: [],
      trades: [],
      sessions: [],
      ties: [],
      cautions: [],
      notes: [],
      acts: [],
    }),
    secondRequests: () => ({ items: [], hasMore: false }),
    auditEntries: () => ({ items: [], hasMore: false }),
  }),
  play: onceLoaded(
    showsText('The rules found nothing.', 'There is nothing that you can do about this account.'),
  ),
})
/** It can be asked for again, and the way back stays. */
export const Failed = meta.story(page.failed('deskPerson'))
/** Nobody has the name in the address. */
export const Unknown = meta.story({
  render: page.at('/operator/people/nobody'),
  play: onceLoaded(showsText('Nobody has this name')),
})
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
