import { expect, fn } from 'storybook/test'
import { BlockButton } from '../../../../design-system/domain/people/profile/BlockButton.tsx'
import { ReportButton } from '../../../../design-system/domain/people/report/ReportButton.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { OfferPair } from '../../../../design-system/domain/trading/person/OfferPair.tsx'
import { PersonActions } from '../../../../design-system/domain/people/profile/PersonActions.tsx'
import { PersonFigures } from '../../../../design-system/domain/people/profile/PersonFigures.tsx'
import { PersonHead } from '../../../../design-system/domain/people/profile/PersonHead.tsx'
import { PersonLoading } from '../../../../design-system/domain/people/profile/PersonLoading.tsx'
import { PersonSection } from '../../../../design-system/domain/people/profile/PersonSection.tsx'
import { personPages, PersonTabs } from '../../../../design-system/domain/people/profile/PersonTabs.tsx'
import { StandingNotice } from '../../../../design-system/domain/people/profile/StandingNotice.tsx'
import { UnknownPersonState } from '../../../../design-system/domain/people/profile/UnknownPersonState.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../../../design-system/primitives/text/Text.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyNewcomer, storyPerson } from '../../support/people/storyPerson.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Profile/Person',
  component: PersonHead,
  decorators: [withStoppedClock],
})

const actions = (person: { isOwn: boolean; isBlocked: boolean }) => (
  <PersonActions person={person} pageUrl="https://souk.example/user/lagoscoin" editHref="/profile">
    <BlockButton isBlocked={person.isBlocked} onBlock={fn()} onUnblock={fn()} />
    <ReportButton kind="person" onReport={fn()} />
  </PersonActions>
)

const people = [
  storyPerson(),
  storyPerson({ isOwn: true, phone: '+234 801 234 5678', legalName: 'Adebayo Okafor' }),
  storyPerson({ isBlocked: true }),
  storyPerson({ hasBlocked: true }),
  storyPerson({ standing: 'suspended' }),
  storyPerson({ standing: 'banned' }),
  storyNewcomer,
]

const states = () => (
  <Stack gap="8">
    {people.map((person, index) => (
      <Stack key={index} gap="3">
        <PersonHead person={person} actions={actions(person)} />
        <StandingNotice person={person} />
      </Stack>
    ))}
  </Stack>
)

/** A usual person, oneself, blocked, blocked by them, suspended, banned and new: what is said and can be done. */
export const States = meta.story({
  args: { person: storyPerson() },
  render: states,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+234 801 234 5678')).toBeVisible()
    await expect(canvas.getByText('This account is suspended.')).toBeVisible()
    await expect(canvas.getAllByText(/ their time, Lagos, Nigeria$/)).toHaveLength(people.length - 1)
    await expect(canvas.getByText(/ their time, UTC$/)).toBeVisible()
    await expectLink(canvas, 'Edit profile', '/profile')
    await expect(canvas.getAllByRole('button', { name: 'Unblock' })).toHaveLength(1)
  },
})
/** Seven people in Russian: look whether a ban, a suspension and a block differ at a glance. */
export const StatesInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { person: storyPerson() },
  render: states,
})

const figures = () => (
  <Stack gap="4">
    {[
      storyPerson(),
      storyNewcomer,
      storyPerson({
        tradesCount: 1_204_812,
        feedbacksCount: 998_001,
        counterpartiesCount: 870_114,
        cancelledPercent: '0.1',
        averageReleaseMinutes: 4321,
        verifications: ['email', 'phone', 'messenger', 'identity'],
        volumes: [
          { asset: 'BTC', from: '10000', to: '100000' },
          { asset: 'USDT', from: '10000000', to: null },
          { asset: 'TON', from: '0', to: '0.25' },
        ],
      }),
    ].map(person => (
      <PersonFigures key={person.tradesCount} person={person} assets={storyBook} faqHref="/user/faq" />
    ))}
  </Stack>
)

/** Figures of a usual person, of a newcomer who has none, and of somebody with over a million trades. */
export const Figures = meta.story({
  args: { person: storyPerson() },
  render: figures,
  play: showsText('1,204,812', '0–0.25 TON', '10kk+ USDT', /4 of 4/),
})
/** Russian terms and figures on a phone; a band of volume stays on one line with its coin. */
export const FiguresInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { person: storyPerson() },
  render: figures,
})

/** Tabs with each page as the present one, a section that leads on to the whole, and both sides of an offer. */
export const AroundIt = meta.story({
  args: { person: storyPerson() },
  render: () => (
    <Stack gap="6">
      {personPages.map(page => (
        <PersonTabs
          key={page}
          userName={page}
          current={page}
          links={{ profile: '/user/a', offers: '/user/offers/a', feedback: '/user/feedback/a' }}
        />
      ))}
      <PersonSection title="Offers of lagoscoin" moreHref="/user/offers/lagoscoin" more="All 4 offers">
        <Text>…</Text>
      </PersonSection>
      <OfferPair does="buy" coin={storyBook.of('BTC')} fiat={storyBook.of('NGN')} />
      <OfferPair does="sell" coin={storyBook.of('USDT')} fiat={storyBook.of('RUB')} />
    </Stack>
  ),
})

/** Head, a section and the side keep their places while somebody's page is fetched. */
export const Loading = meta.story({ args: { person: storyPerson() }, render: () => <PersonLoading /> })

/** A name that nobody has is said back, and the market is the way on. */
export const Nobody = meta.story({
  args: { person: storyPerson() },
  render: () => (
    <UnknownPersonState userName="nobody_here" hrefs={{ home: '/', buy: '/buy', sell: '/sell' }} />
  ),
})
