import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditAdvertsPage } from '../../app/features/advert/EditAdvertsPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { logIn, logInAnswers } from '../support/app/logInAnswers.ts'
import { expectLink, onceLoaded } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { adAnswers } from './adAnswers.ts'

const meta = preview.meta({ title: 'Pages/EditAdverts', component: EditAdvertsPage, ...pageMeta })

const page = pageAt('/edit-adverts?ids=a1,a2,a4', () => ({ ...accountAnswers, ...adAnswers() }))

/** Three ads changed together: what is switched on changes in all of them, everything else stays as each ad has it. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** Each part's name and what it does, in Russian, with the chosen ads beside the form. */
export const Russian = meta.story(page.inRussian)
/** One part under the other, each with its switch; the button at the foot says why it cannot be pressed yet. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The title does not count ads before it knows them; each part of the form holds its place. */
export const Loading = meta.story(page.loading('myAdverts'))

/** Those in the address are nobody's here, or gone. */
export const Empty = meta.story({
  render: page.at('/edit-adverts?ids=somebodys'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('No ads chosen'))
    await expectLink(canvas, 'To your ads', '/dashboard/ads')
  },
})

/** The frame with the way back to the ads stays around the offer to try again. */
export const Failed = meta.story(page.failed('myAdverts'))

/** Nobody is logged in: the page is shown once somebody is. */
export const Forbidden = meta.story({
  render: page.with(logInAnswers),
  play: async context => {
    await logIn(context)
    const { canvas } = context
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Edit 3 ads' }))
  },
})

/** What one refuses stands beside it; the others are changed. */
export const OneRefuses = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Shown or not' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^Archive/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change 3 ads' }))
    await waitFor(() => expect(canvas.getByText(/^2 ads changed\. 1 ad was left/)).toBeVisible())
    await expect(canvas.getAllByText('Changed')).toHaveLength(2)
    await expect(canvas.getByText('Not changed')).toBeVisible()
  }),
})
