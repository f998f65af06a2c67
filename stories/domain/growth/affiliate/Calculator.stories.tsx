import { expect, fireEvent, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  circleRanges,
  firstCircle,
} from '../../../../design-system/domain/growth/affiliate/calculator/circle.ts'
import { CircleCalculator } from '../../../../design-system/domain/growth/affiliate/calculator/CircleCalculator.tsx'
import { EarnHow } from '../../../../design-system/domain/growth/affiliate/calculator/EarnHow.tsx'
import { EarnPublic } from '../../../../design-system/domain/growth/affiliate/calculator/EarnPublic.tsx'
import { EarnQuestions } from '../../../../design-system/domain/growth/affiliate/calculator/EarnQuestions.tsx'
import { EarnTerms } from '../../../../design-system/domain/growth/affiliate/calculator/EarnTerms.tsx'
import type { EarnContent } from '../../../../design-system/domain/growth/affiliate/calculator/earnShape.ts'
import type { FeeTiers } from '../../../../design-system/domain/trading/dashboard/feeTier.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyEarnRules } from '../../support/growth/storyEarnRules.ts'
import { expectLink, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'

const { terms } = storyEarnRules
const ready: EarnContent = { status: 'ready', rules: storyEarnRules, isStale: false }
const onPhone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Domain/Affiliate/Calculator',
  component: CircleCalculator,
  args: { content: ready },
})

/** What it begins with: twelve people, on adverts of others. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$77.76')
    await expect(canvas.getByText('In a year').nextElementSibling).toHaveTextContent('$933.12')
    const [first, second, third] = within(canvas.getByRole('list', { name: 'By level' })).getAllByRole(
      'listitem',
    )
    await expect(first).toHaveTextContent('Level 112 people$48.6030% of $162.00 in fees')
    await expect(second).toHaveTextContent('Level 236 people$14.5810% of a $145.80 share')
    await expect(third).toHaveTextContent('Level 372 people$14.585% of a $291.60 share')
  },
})

States.test('counts again when a line is moved, or the ads are their own', async ({ canvas, userEvent }) => {
  const people = canvas.getByRole('slider', { name: 'People you invite' })
  await fireEvent.input(people, { target: { value: '1' } })
  await expect(canvas.getByText('1 person')).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('$6.47')
  const volume = canvas.getByRole('slider', { name: 'Each of them trades, per month' })
  await fireEvent.input(volume, { target: { value: '50' } })
  await expect(volume).toHaveAttribute('aria-valuetext', '$5,000')
  await userEvent.click(canvas.getByRole('radio', { name: 'Own ads, 20%' }))
  await expect(canvas.getByText('20% of $45.00 in fees')).toBeVisible()
  await expect(canvas.getByText(/The people you invited pay it/)).toBeVisible()
})

/** Counted for people who trade on ads of their own: the first level brings 20% of a fee instead of 30%. */
export const OwnAds = meta.story({ args: { initial: { ...firstCircle, side: 'owner' } } })

/** As many as there can be: each level draws some and counts the rest. */
export const Most = meta.story({
  tags: ['visual'],
  args: {
    initial: {
      invited: circleRanges.invited.max,
      volumeSteps: circleRanges.volumeSteps.max,
      eachInvites: circleRanges.eachInvites.max,
      thoseInvite: circleRanges.thoseInvite.max,
      side: 'contractor',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$4,725.00')
    await expect(canvas.getByText('+ 440')).toBeVisible()
    await expect(canvas.getByText('+ 4,910')).toBeVisible()
  },
})

/** One person who trades little and invites nobody. */
export const Least = meta.story({
  args: { initial: { invited: 1, volumeSteps: 1, eachInvites: 0, thoseInvite: 0, side: 'owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$0.18')
    await expect(canvas.getAllByText('0 people')).toHaveLength(2)
  },
})

const withTiers = (...tiers: FeeTiers): EarnContent => ({
  status: 'ready',
  isStale: false,
  rules: { terms, tiers },
})

/** Everybody pays the same. */
export const OneFee = meta.story({
  args: { content: withTiers({ fromVolumeUsd: '0', percent: '0.7' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$60.48')
    await expect(canvas.getByText(/Counted with a fee of 0\.7%\./)).toBeVisible()
  },
})

/** A level of volumes between two others, and the last one. */
export const LaterFees = meta.story({
  args: {
    content: withTiers(
      { fromVolumeUsd: '0', percent: '0.9' },
      { fromVolumeUsd: '1000', percent: '0.7' },
      { fromVolumeUsd: '4000', percent: '0.5' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/from \$1,000 to \$4,000 in 30 days/)).toBeVisible()
    await fireEvent.input(canvas.getByRole('slider', { name: 'Each of them trades, per month' }), {
      target: { value: '40' },
    })
    await expect(canvas.getByText(/trades \$4,000 or more in 30 days/)).toBeVisible()
  },
})

/** The sliders answer before the terms are there: only the sums wait. */
export const Loading = meta.story({
  args: { content: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Others’ ads' })).toBeChecked()
  },
})

const retry = fn()
/** Without terms no sum is shown; they can be asked for again beside sliders that still move. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: retry, isRetrying: false } },
  play: tellsOfPress('Try again', retry),
})

/** Sums from terms that could not be loaded again never stand without the note. */
export const Stale = meta.story({
  args: { content: { status: 'ready', rules: storyEarnRules, isStale: true } },
  play: showsText(/could not be loaded again/),
})

/** Sliders, sums and the drawn circle of people stay inside a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  play: staysInside,
})

/** How it works with the next step, questions, and the terms of a visitor and of a member who keeps theirs. */
export const Words = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      <EarnHow action={{ kind: 'sign_up', href: '#sign-up' }} version={3} />
      <EarnQuestions />
      <EarnTerms terms={terms} />
      <EarnTerms terms={{ ...terms, version: 2, pinnedUntil: '2027-01-14T00:00:00Z' }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Sign up', '#sign-up')
    await expect(canvas.getByText(/They hold for you until Jan 14 2027/)).toBeVisible()
    const answer = canvas.getByText(/Nobody gets a share of their own trades/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Can I invite myself?'))
    await expect(answer).toBeVisible()
  },
})

/** All of it, as a page has it before the terms are there. */
export const Whole = meta.story({
  render: () => (
    <EarnPublic
      title="What would your circle earn?"
      lead="Move the sliders."
      content={{ status: 'loading' }}
      action={{ kind: 'first_link', href: '#affiliate' }}
    />
  ),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Make my first link', '#affiliate')
    await expect(canvas.queryByRole('link', { name: /Read the terms/ })).not.toBeInTheDocument()
  },
})
