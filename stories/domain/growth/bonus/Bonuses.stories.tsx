import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BonusProgram } from '../../../../design-system/domain/growth/bonus/BonusProgram.tsx'
import { bonusReasons } from '../../../../design-system/domain/growth/bonus/bonusShape.ts'
import { BonusSteps } from '../../../../design-system/domain/growth/bonus/BonusSteps.tsx'
import { InvitedBonuses } from '../../../../design-system/domain/growth/bonus/InvitedBonuses.tsx'
import { InviterCard } from '../../../../design-system/domain/growth/bonus/InviterCard.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import {
  readyBonus,
  storyBonusLinks,
  storyBonusTerms,
  storyInvited,
  storyOwnBonus,
} from '../../support/growth/storyBonus.ts'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { expectLink, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'

const ready = readyBonus({ bonuses: storyInvited, terms: storyBonusTerms })
const longName = 'Konstantin_Aleksandrovich_1234567'
const inRussian = { viewport: { value: 'phone' }, locale: 'ru' }

const meta = preview.meta({
  title: 'Domain/Bonus/Bonuses',
  component: InvitedBonuses,
  args: {
    content: ready,
    assets: storyBook,
    links: storyBonusLinks,
    hrefOf: (userName: string) => `#${userName}`,
  },
})

const traded = { ...storyOwnBonus, state: 'waiting', earnedAt: '2026-03-04T10:00:00Z' } as const
const own = (bonus: Partial<typeof storyOwnBonus>) => (
  <BonusSteps
    bonus={{ ...storyOwnBonus, ...bonus }}
    terms={storyBonusTerms}
    links={storyBonusLinks}
    assets={storyBook}
  />
)

/** Whom somebody invited, in every state and with every reason. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('51 paid, 0.00102388 BTC')).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: 'Whom you invited' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(storyInvited.invited.length)
    await expect(rows[0]).toHaveTextContent('Waiting for a first trade of $20 or more.')
    // An operator looks at it, and no more is said.
    await expect(canvas.getByText('We are looking at this bonus.')).toBeVisible()
    await expectLink(canvas, 'Confirm your phone', '#phone')
  },
})

/** Beside another matter: a few rows, and the way to all. */
export const Short = meta.story({
  args: { short: { most: 3, href: '#bonus' } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Whom you invited' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    await expectLink(canvas, 'All bonuses', '#bonus')
  },
})

const nobody = { paid: 0, earned: { amount: '0', asset: 'BTC' }, invited: [] }
/** Who has invited nobody is led to their links. */
export const Empty = meta.story({
  args: { content: readyBonus({ bonuses: nobody, terms: storyBonusTerms }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has come by your link yet')).toBeVisible()
    await expectLink(canvas, 'Your links', '#affiliate')
  },
})
/** The card has its title from the start; only the rows are waited for. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
const retry = fn()
/** Bonuses that did not load are asked for again from inside their card. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: retry, isRetrying: false } },
  play: tellsOfPress('Try again', retry),
})
/** Paid and waiting bonuses as they were last known, never without the note. */
export const Stale = meta.story({
  args: { content: readyBonus({ bonuses: storyInvited, terms: storyBonusTerms }, true) },
  play: showsText(/could not be loaded again/),
})
/** Names of 33 signs with Russian reasons beside them: no row reaches past a phone. */
export const LongNamesInRussian = meta.story({
  tags: ['visual'],
  globals: inRussian,
  args: {
    content: readyBonus({
      bonuses: {
        ...storyInvited,
        invited: storyInvited.invited.map((one, index) => ({ ...one, userName: `${longName}${index}` })),
      },
      terms: storyBonusTerms,
    }),
  },
  play: staysInside,
})

/** One’s own way: just come, traded, confirmed before any trade, paid. */
export const OwnStates = meta.story({
  tags: ['visual'],
  // Several of a kind side by side have one name.
  parameters: { a11y: sideBySide },
  render: () => (
    <Stack gap="4">
      {own({})}
      {own({ isConfirmed: true })}
      {own({ ...traded, reason: 'invitee_unconfirmed' })}
      {own({
        ...traded,
        isConfirmed: true,
        state: 'paid',
        amount: { amount: '0.00001004', asset: 'BTC' },
        paidAt: '2026-03-04T10:00:09Z',
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem', { current: 'step' })
      .map(step => step.textContent)
      .join(' | ')
    await expect(current).toMatch(/first trade of \$20.*first trade of \$20.*Confirm your phone or/)
    await expect(canvas.getByText(/^0\.00001004/)).toHaveTextContent('0.00001004 BTC on Mar 04 2026')
  },
})

/** Nothing is left to do: what it waits for. */
export const OwnReasons = meta.story({
  parameters: { a11y: sideBySide },
  render: () => (
    <Stack gap="4">
      {[...bonusReasons, null].map(reason => (
        <div key={reason ?? 'none'}>{own({ ...traded, isConfirmed: true, reason })}</div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are looking at this bonus.')).toBeVisible()
    await expect(canvas.getByText('Today’s bonuses are spent. Yours comes tomorrow.')).toBeVisible()
    await expect(canvas.getByText(/^Waits for amina_k/)).toBeVisible()
    await expect(canvas.getAllByText('On its way to your wallet.')).toHaveLength(2)
  },
})

/** One’s own steps with an inviter of the longest name stay inside a phone. */
export const OwnInRussian = meta.story({
  globals: inRussian,
  render: () => own({ inviterName: longName }),
  play: staysInside,
})

const program = (terms: Parameters<typeof BonusProgram>[0]['content']) => (
  <BonusProgram content={terms} assets={storyBook} />
)
/** The sums of the invitation’s card and those of the programme are the same for both sides. */
export const Program = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      <InviterCard inviterName="amina_k" terms={storyBonusTerms} assets={storyBook} />
      {program(readyBonus(storyBonusTerms))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You get $1 in BTC, and amina_k gets $2.')).toBeVisible()
    await expect(canvas.getByText('for whoever invited').nextElementSibling).toHaveTextContent('$2')
  },
})
/** Invitation and programme with the longest name in Russian, inside a phone. */
export const ProgramInRussian = meta.story({
  globals: inRussian,
  render: () => (
    <Stack gap="4">
      <InviterCard inviterName={longName} terms={storyBonusTerms} assets={storyBook} />
      {program(readyBonus(storyBonusTerms))}
    </Stack>
  ),
  play: staysInside,
})
/** The programme keeps its title while its sums and steps come. */
export const ProgramLoading = meta.story({ render: () => program({ status: 'loading' }) })
/** The terms are being asked for again: the button is busy, and no sum is guessed. */
export const ProgramFailed = meta.story({
  render: () => program({ status: 'failed', onRetry: retry, isRetrying: true }),
})
