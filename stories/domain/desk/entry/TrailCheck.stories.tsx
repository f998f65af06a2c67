import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TrailCheck } from '../../../../design-system/domain/desk/entry/TrailCheck.tsx'
import { showsRole, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'

const onCheck = fn()
const whole = {
  at: minutesFromNow(0),
  entries: '1902',
  lastHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  brokenAt: null,
}

const meta = preview.meta({
  title: 'Domain/Desk/TrailCheck',
  component: TrailCheck,
  beforeEach: () => void onCheck.mockReset(),
  args: { check: null, problem: null, isChecking: false, onCheck },
})

/** Nobody has checked it yet: one press reads all of it. */
export const Default = meta.story({ play: tellsOfPress('Check the whole trail', onCheck) })
/** Every entry is as it was written, with the hash that is kept elsewhere. */
export const Whole = meta.story({
  tags: ['visual'],
  args: { check: whole },
  play: showsText('All 1,902 entries are as they were written.'),
})
/** An entry was changed: which one, and that what follows is in doubt, too. */
export const Broken = meta.story({
  tags: ['visual'],
  args: { check: { ...whole, entries: '410', brokenAt: '411' } },
  play: showsText(/Entry 411 is not what was written/),
})
/** The hash breaks where a phone ends, in Russian. */
export const OnPhoneInRussian = meta.story({
  args: { check: whole },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** It takes a while on a long trail. */
export const Checking = meta.story({
  args: { isChecking: true },
  play: showsRole('button', { name: 'Checking' }),
})
/** It could not be read. */
export const Failed = meta.story({
  args: { problem: 'The trail could not be checked.' },
  play: showsText('The trail could not be checked.'),
})
