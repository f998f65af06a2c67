import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditAdvertPage } from '../../app/features/advert/EditAdvertPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsText } from '../support/plays.ts'
import { wizardAnswers } from './wizardAnswers.ts'

const meta = preview.meta({ title: 'Pages/EditAdvert', component: EditAdvertPage, ...pageMeta })

const page = pageAt('/edit-advert/a1', wizardAnswers)

/** What is traded stays as it is; the rest can be changed. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText('Sell Bitcoin for Nigerian naira'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('radio', { name: /GTBank/ })).toBeChecked()
    await findVisible(canvas.findByText(/^Draft saved/))
  },
})
/** An own ad is changed on a phone, in Russian, by the same first step as a new one. */
export const OnPhoneInRussian = meta.story({
  ...page.onPhoneInRussian,
  play: showsText('4 из 248'),
})
/** The name of the task and the way back to the ads stand before the ad itself is there. */
export const Loading = meta.story(page.loading('advert'))

/** Gone, or somebody else's: nobody learns which. */
export const Empty = meta.story({
  render: page.at('/edit-advert/a404'),
  play: showsText('Error 404, page not found'),
})
/** A fault of the service is told apart from an ad that is gone: here it can be asked for again. */
export const Failed = meta.story(page.failed('advert'))

/** Who is not logged in is asked to. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByLabelText('E-mail or user name'))
  },
})
