import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CautionList } from '../../../../design-system/domain/desk/person/part/CautionList.tsx'
import { PersonMoney } from '../../../../design-system/domain/desk/person/part/PersonMoney.tsx'
import { PersonSessions } from '../../../../design-system/domain/desk/person/part/PersonSessions.tsx'
import { PersonTies } from '../../../../design-system/domain/desk/person/part/PersonTies.tsx'
import { PersonTrades } from '../../../../design-system/domain/desk/person/part/PersonTrades.tsx'
import { PersonPair } from '../../../../design-system/domain/desk/person/PersonPair.tsx'
import { cautionCodes } from '../../../../design-system/domain/desk/person/deskPerson.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { expectLink, staysInside, tellsOfPress } from '../../../support/plays.ts'
import {
  storyBalances,
  storyCautions,
  storySessions,
  storyTies,
  storyTrades,
} from '../../support/desk/storyDeskPerson.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onEndAll = fn()
const personHrefOf = (userName: string) => `/operator/people/${userName}`

const othersHref = (id: string) => `/operator/people?search=${id}`

const meta = preview.meta({
  title: 'Domain/Desk/PersonParts',
  component: CautionList,
  decorators: [withStoppedClock],
  args: { cautions: storyCautions },
})

const all = () => (
  <Stack gap="4">
    <CautionList cautions={storyCautions} />
    <PersonPair>
      <PersonTies ties={storyTies} hrefOf={personHrefOf} />
      <PersonMoney balances={storyBalances} assets={storyBook} />
    </PersonPair>
    <PersonTrades
      trades={storyTrades}
      assets={storyBook}
      hrefOf={({ id, status }) => (status === 'disput' ? `/trade/${id}` : undefined)}
      personHrefOf={personHrefOf}
    />
    <PersonSessions sessions={storySessions} othersHrefOf={othersHref} onEndAll={onEndAll} />
  </Stack>
)

/** Every caution as a sentence, every kind of tie, a debt, trades of both sides: a disputed one leads to where it is read. */
export const States = meta.story({
  tags: ['visual'],
  render: all,
  play: async ({ canvas }) => {
    const cautions = canvas.getByRole('list', { name: 'What speaks for caution' })
    await expect(cautions.children).toHaveLength(cautionCodes.length)
    await expectLink(canvas, '#8F2P07QA', '/trade/8F2P07QA')
    await expect(canvas.queryByRole('link', { name: '#8F2K90QB' })).not.toBeInTheDocument()
    await expectLink(canvas, 'samuel_88', '/operator/people/samuel_88')
    await expect(canvas.getByText(/Owed to us/)).toHaveTextContent('0.25')
  },
})
/** The same on a phone in Russian: trades are cards, and long names break. */
export const StatesOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: all,
  play: staysInside,
})
/** Each part says in words that it has nothing. */
export const Empty = meta.story({
  render: () => (
    <Stack gap="4">
      <CautionList cautions={[]} />
      <PersonPair>
        <PersonTies ties={[]} hrefOf={personHrefOf} />
        <PersonMoney balances={[]} assets={storyBook} />
      </PersonPair>
      <PersonTrades trades={[]} assets={storyBook} hrefOf={() => undefined} personHrefOf={personHrefOf} />
      <PersonSessions sessions={[]} othersHrefOf={othersHref} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rules found nothing.')).toBeVisible()
    await expect(canvas.getByText('No ties were found.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
/** Ending all sessions is an act with a reason: the button leads to it. */
export const EndAll = meta.story({
  render: () => <PersonSessions sessions={storySessions} othersHrefOf={othersHref} onEndAll={onEndAll} />,
  play: tellsOfPress('End all', onEndAll),
})
