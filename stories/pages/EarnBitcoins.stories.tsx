import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EarnPage } from '../../app/features/affiliate/EarnPage.tsx'
import { storyEarnRules } from '../domain/support/storyEarnRules.ts'
import { loaded } from '../support/app/loaded.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/EarnBitcoins', component: EarnPage, ...pageMeta })

const { terms, tiers } = storyEarnRules
const rules: StoryAnswers = {
  inviteTerms: () => terms,
  fees: () => ({ makerTiers: tiers, takerPercent: '0' }),
}
const page = pageAt('/earn-bitcoins', { ...rules, ...asVisitor })

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
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
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The lines can be moved before the terms are there. */
export const Loading = meta.story({
  ...page.loading('inviteTerms'),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('slider', { name: 'People you invite' }))
  },
})
/** A level of volumes is missing: nothing is counted with half of the rules. */
export const Empty = meta.story({
  render: page.with({ fees: () => ({ makerTiers: [], takerPercent: '0' }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The terms could not be loaded'))
  },
})
export const Failed = meta.story({
  ...page.failed('inviteTerms'),
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
