import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AffiliatePeoplePage } from '../../app/features/affiliate/AffiliatePeoplePage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { affiliateAnswers } from './affiliateAnswers.ts'
import { asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/AffiliatePeople',
  component: AffiliatePeoplePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/affiliate/people" answers={{ ...affiliateAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await shown(canvas.findByRole('link', { name: 'grace_w' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Level 2' }))
    await shown(canvas.findByText('t•••9'))
    await expect(canvas.getByRole('link', { name: 'Back to invitations' })).toHaveAttribute(
      'href',
      '/affiliate',
    )
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ affiliateReferrals: never }) })
export const Empty = meta.story({
  render: at({ affiliateReferrals: () => ({ items: [], hasMore: false }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Nobody has come by your links yet'))
  },
})
export const Failed = meta.story({
  render: at({ affiliateReferrals: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('People could not be loaded'))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
