import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EarnPage } from '../../app/features/affiliate/EarnPage.tsx'
import { storyEarnRules } from '../domain/support/growth/storyEarnRules.ts'
import { findVisible } from '../support/findVisible.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsRole, showsText } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/EarnBitcoins', component: EarnPage, ...pageMeta })

const { terms, tiers } = storyEarnRules
const rules: StoryAnswers = {
  inviteTerms: () => terms,
  fees: () => ({ makerTiers: tiers, takerPercent: '0' }),
}
const page = pageAt('/earn-bitcoins', { ...rules, ...asVisitor })

/** A stranger moves the lines and reads what inviting would bring, with the terms in their version, then signs up. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Earn bitcoin when people you invite trade',
    )
    await findVisible(canvas.findByText('30% of $162.00 in fees'))
    await expectLink(canvas, 'Read the terms, version 3', expect.stringMatching(/#terms$/))
    const [signUp] = canvas.getAllByRole('link', { name: 'Sign up' })
    await expect(signUp).toHaveAttribute('href', '/sign-up')
    await expect(document.title).toContain('Earn bitcoin by inviting people')
  }),
})
/** Each line to move has its number beside its name on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The lines can be moved before the terms are there. */
export const Loading = meta.story({
  ...page.loading('inviteTerms'),
  play: showsRole('slider', { name: 'People you invite' }),
})
/** A level of volumes is missing: nothing is counted with half of the rules. */
export const Empty = meta.story({
  render: page.with({ fees: () => ({ makerTiers: [], takerPercent: '0' }) }),
  play: showsText('The terms could not be loaded'),
})
/** Sums need the terms, so they say that those did not load; questions and the lines to move are there all the same. */
export const Failed = meta.story({
  ...page.failed('inviteTerms'),
  play: showsText('The terms could not be loaded', 'Questions'),
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
