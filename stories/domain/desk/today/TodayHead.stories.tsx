import preview from '../../../../.storybook/preview.tsx'
import { TodayHead } from '../../../../design-system/domain/desk/today/TodayHead.tsx'
import { TodayStale } from '../../../../design-system/domain/desk/today/TodayStale.tsx'
import { showsText, staysInside } from '../../../support/plays.ts'
import { storyBooks, storyFigures, storyQueues, storyWrongBooks } from '../../support/desk/storyDesk.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Desk/TodayHead',
  component: TodayHead,
  decorators: [withStoppedClock],
  args: { queues: storyQueues, books: storyBooks, onDuty: storyFigures.onDuty },
})

/** The place in two sentences, by the clock of the books. */
export const Default = meta.story({
  tags: ['visual'],
  play: showsText(/1 queue is late\. The books agree\./),
})

/** Both at once: what is late, and what does not add up. */
export const InTrouble = meta.story({
  args: { books: storyWrongBooks },
  play: showsText(/The books of 1 coin do not agree\./),
})

/** Two sentences and the people on duty under each other, in longer words. */
export const OnPhoneInRussian = meta.story({
  args: { books: storyWrongBooks, onDuty: ['a_very_long_name_of_an_operator', 'm_silva', 'kemi_a'] },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** What could not be asked for again says how old it is. */
export const Stale = meta.story({
  render: () => <TodayStale answeredAt={minutesFromNow(-4)} />,
  play: showsText(/This is from 4 min ago\./),
})
