import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BonusPage } from '../../app/features/bonus/BonusPage.tsx'
import { noCashback, storyInvited } from '../domain/support/growth/storyBonus.ts'
import { tell } from '../support/app/currentExchange.ts'
import { fault } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { bonusAnswers } from './bonusAnswers.ts'

const meta = preview.meta({ title: 'Pages/Bonus', component: BonusPage, ...pageMeta })

const page = pageAt('/bonus', bonusAnswers)

/** The steps to one's own bonus with what is still missing at each; cashback says how far its least sum is away. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { name: 'Your bonus' }))
    await expectLink(canvas, 'Find an offer', '/buy')
    await expect(canvas.getAllByRole('link', { name: 'Confirm your phone' })[0]).toHaveAttribute(
      'href',
      '/security/kunle_o/phone',
    )
    await expect(canvas.getByText('$0.18 is missing.')).toBeVisible()
  }),
})
/** Steps that are done, next and to come are told apart on a phone, with links below what is still to do. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Bonuses and cashback are two cards that wait each for itself, below a title that is there already. */
export const Loading = meta.story(page.loading('checkoutBonus', 'cashbacks'))
/** Nobody invited them, and they have invited nobody. */
export const Empty = meta.story({
  render: page.with({
    checkoutBonus: () => ({ own: null, paid: 0, earned: { amount: '0', asset: 'BTC' }, invited: [] }),
    cashbacks: () => noCashback,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your links' })).toHaveAttribute(
      'href',
      '/affiliate',
    )
    await expect(canvas.queryByRole('heading', { name: 'Your bonus' })).not.toBeInTheDocument()
  },
})
/** Two questions failed, so each card says what it lacks and asks again alone. */
export const Failed = meta.story({
  ...page.failed('checkoutBonus', 'cashbacks'),
  play: showsText('Your bonuses could not be loaded', 'Your cashback could not be loaded'),
})

/** A notice comes: what it is of is asked for again. */
export const Live = meta.story({
  render: () => {
    let paid = 51
    return page.with({
      checkoutBonus: () => ({ own: null, ...storyInvited, paid: paid++ }),
    })()
  },
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText(/^51 paid/))
    await waitFor(async () => {
      tell('userEvents', { __typename: 'NoticeCountEvent', count: 3, seq: 2 })
      await expect(canvas.getByText(/^5[2-9] paid/)).toBeVisible()
    })
  },
})

/** Nobody is logged in: what an invitation brings. */
export const Visitor = meta.story({
  tags: ['visual'],
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('$1 for whoever comes, $2 for whoever invited. In BTC, once.'))
    const signUp = canvas.getAllByRole('link', { name: 'Sign up' })
    await expect(signUp[0]).toHaveAttribute('href', '/sign-up')
  },
})
/** For a visitor the sums of an invitation are missing: their card says so, and no sum is made up. */
export const ProgramFailed = meta.story({
  render: page.with({ ...asVisitor, bonusProgram: fault }),
  play: showsText('The bonus could not be loaded'),
})
