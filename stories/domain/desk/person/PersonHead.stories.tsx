import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PersonFigures } from '../../../../design-system/domain/desk/person/head/PersonFigures.tsx'
import { PersonHead } from '../../../../design-system/domain/desk/person/head/PersonHead.tsx'
import { PersonWay } from '../../../../design-system/domain/desk/person/PersonWay.tsx'
import type { DeskPersonShape } from '../../../../design-system/domain/desk/person/deskPerson.ts'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { staysInside } from '../../../support/plays.ts'
import { storyDeskPerson } from '../../support/desk/storyDeskPerson.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Desk/PersonHead',
  component: PersonHead,
  decorators: [withStoppedClock],
  args: { person: storyDeskPerson(), countryName: 'Nigeria' },
})

const whole = ({ person, countryName }: { person: DeskPersonShape; countryName: string | null }) => (
  <Stack gap="3">
    <PersonWay userName={person.userName} listHref="/operator/people" hasKeys />
    <Card padding="none">
      <PersonHead person={person} countryName={countryName} />
      <PersonFigures record={person.record} assets={storyBook} />
    </Card>
  </Stack>
)

const troubled = storyDeskPerson({
  userName: 'a_very_long_user_name_of_32_sign',
  bannedAt: minutesFromNow(-30),
  suspendedAt: minutesFromNow(-90),
  moneyHold: { until: minutesFromNow(600) },
  roles: ['user', 'arbiter'],
  isIdentityVerified: false,
  identityVerifiedAt: null,
  hasTwoFactor: false,
  lastOnlineAt: null,
  locale: 'ru',
})

/** Who somebody is, since when and from where, over what they did here. */
export const Default = meta.story({
  tags: ['visual'],
  render: whole,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'peter_n' })).toBeVisible()
    await expect(canvas.getByText('Dispute open')).toBeVisible()
    await expect(canvas.getByText('98.1% good, 2 open')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/operator/people')
  },
})
/** Banned, suspended, held and an arbiter at once, with the longest name: each is said, with its time. */
export const Troubled = meta.story({ render: whole, args: { person: troubled, countryName: null } })
/** The same on a phone in Russian: figures two in a line, nothing cut. */
export const TroubledOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: whole,
  args: { person: troubled, countryName: null },
  play: staysInside,
})
/** A guest has no second factor to switch on, and no figures yet. */
export const Guest = meta.story({
  render: whole,
  args: {
    person: storyDeskPerson({
      userName: 'guest-7F3K',
      isGuest: true,
      isIdentityVerified: false,
      identityVerifiedAt: null,
      record: {
        tradesCompleted: 0,
        tradesCancelled: 0,
        tradesOpen: 1,
        ratingPercent: null,
        volumeUsd: '0',
        disputes: 0,
        disputesOpen: 0,
      },
    }),
    countryName: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Two-factor/)).not.toBeInTheDocument()
    await expect(canvas.getByText('Not rated, 1 open')).toBeVisible()
  },
})
