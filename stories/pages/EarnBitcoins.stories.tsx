import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EarnPage } from '../../app/features/affiliate/EarnPage.tsx'
import { storyEarnRules } from '../domain/support/storyEarnRules.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/EarnBitcoins',
  component: EarnPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const { terms, tiers } = storyEarnRules
const rules: StoryAnswers = {
  inviteTerms: () => terms,
  fees: () => ({ makerTiers: tiers, takerPercent: '0' }),
}
const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/earn-bitcoins" answers={{ ...rules, ...asVisitor, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Earn bitcoin when people you invite trade',
    )
    await shown(canvas.findByText('30% of $162.00 in fees'))
    await expect(canvas.getByRole('link', { name: 'Read the terms, version 3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#terms$/),
    )
    const [signUp] = canvas.getAllByRole('link', { name: 'Sign up' })
    await expect(signUp).toHaveAttribute('href', '/sign-up')
    await expect(document.title).toContain('Earn bitcoin by inviting people')
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
/** The lines can be moved before the terms are there. */
export const Loading = meta.story({
  render: at({ inviteTerms: never }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('slider', { name: 'People you invite' }))
  },
})
/** A level of volumes is missing: nothing is counted with half of the rules. */
export const Empty = meta.story({
  render: at({ fees: () => ({ makerTiers: [], takerPercent: '0' }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The terms could not be loaded'))
  },
})
export const Failed = meta.story({
  render: at({ inviteTerms: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The terms could not be loaded'))
    await expect(canvas.getByText('Questions')).toBeVisible()
  },
})
/** Nobody is turned away: who is logged in goes on to a link of their own. */
export const Member = meta.story({
  render: () => <StoryApp address="/earn-bitcoins" answers={{ ...accountAnswers, ...rules }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make my first link' })).toHaveAttribute(
      'href',
      '/affiliate',
    )
  },
})
