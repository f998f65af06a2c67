import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AffiliatePage } from '../../app/features/affiliate/AffiliatePage.tsx'
import { noSummary, storyLinks } from '../domain/support/growth/storyAffiliate.ts'
import { storyEarnRules } from '../domain/support/growth/storyEarnRules.ts'
import { findCharts } from '../support/findCharts.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { affiliateAnswers } from './affiliateAnswers.ts'

const meta = preview.meta({ title: 'Pages/Affiliate', component: AffiliatePage, ...pageMeta })

const page = pageAt('/affiliate', affiliateAnswers)

/** What inviting earned, with its chart: older rewards join the list in place, and the full list of people is one link away. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent, canvasElement }) => {
    await findCharts(canvasElement, 1)
    const history = within(canvas.getByRole('region', { name: 'History' }))
    await expect(history.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(history.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(8))
    await expectLink(canvas, 'All people', '/affiliate/people')
  }),
})
/** Made, renamed and deleted; what is refused of a name stands at it. */
export const Links = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New link' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the link' }), 'Radio')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Make the link' }))
    await findVisible(canvas.findByText('N3WC0DE8'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Radio”' }))
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'taken{Enter}')
    await findVisible(canvas.findByText('Use another name'))
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'Radio Lagos{Enter}')
    await findVisible(canvas.findByRole('button', { name: 'Rename “Radio Lagos”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “Radio Lagos”' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the link' }))
    await waitFor(() => expect(canvas.queryByText('N3WC0DE8')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }),
})
/** The sum that was earned comes first on a phone, then levels and coins; the chart is drawn at this width too. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  play: onceLoaded(async ({ canvasElement }) => {
    await findCharts(canvasElement, 1)
  }),
})
/** A member keeps the title and lead of their invitations while the figures are on their way. */
export const Loading = meta.story(page.loading('affiliateSummary'))
/** Somebody who has brought nobody yet has a link at once. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with(() => ({
    ...affiliateAnswers([storyLinks[0]]),
    affiliateSummary: () => ({
      ...noSummary,
      terms: { holdsFrom: storyEarnRules.terms.holdsFrom, ...noSummary.terms },
    }),
  })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Bring somebody, and earn when they trade'))
    await expect(canvas.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  }),
})
/** No figure is shown without the links it belongs to: one card in place of all says so and asks again. */
export const Failed = meta.story({
  ...page.failed('inviteCodes'),
  play: showsText('Your invitations could not be loaded'),
})
/** Nobody is logged in: the page says what inviting would bring. */
export const Visitor = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Invitations'),
    )
  },
})
