import { Checkbox } from '../../design-system/primitives/checkbox/Checkbox.tsx'
import { SegmentedControl } from '../../design-system/primitives/segmented/SegmentedControl.tsx'
import { Switch } from '../../design-system/primitives/switch/Switch.tsx'
import type { Guides } from '../support/docs/guide.ts'
import { ValueHolder } from '../support/ValueHolder.tsx'

const views = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const

export const guides: Guides = {
  Checkbox: {
    when: [
      'One thing is agreed to, or chosen, in a form that is sent later.',
      'Several of a list may be chosen.',
    ],
    not: [
      ['It takes effect at once', 'Switch'],
      ['One of several is chosen', 'RadioGroup'],
    ],
    pairs: [
      {
        right: {
          says: 'A sentence that is true once it is ticked.',
          picture: () => (
            <ValueHolder initial={false}>
              {(value, set) => (
                <Checkbox checked={value} onChange={set}>
                  The money is on my account
                </Checkbox>
              )}
            </ValueHolder>
          ),
        },
        wrong: {
          says: 'Nobody knows what a tick on a “not” means.',
          picture: () => (
            <ValueHolder initial={false}>
              {(value, set) => (
                <Checkbox checked={value} onChange={set}>
                  Do not hide zero balances
                </Checkbox>
              )}
            </ValueHolder>
          ),
        },
      },
    ],
    anatomy: [
      ['Box', 'The browser’s own control, drawn anew'],
      ['Words', 'A sentence; they are pressed too'],
      ['Hint or error', 'Under the words, and read with them'],
    ],
    keyboard: [
      ['Tab', 'Comes here'],
      ['Space', 'Ticks it, and takes the tick away'],
    ],
    related: ['Switch', 'RadioGroup'],
  },
  Switch: {
    when: ['A setting is turned on or off, and holds from that moment.'],
    not: [['It is sent with a form', 'Checkbox']],
    pairs: [
      {
        right: {
          says: 'Its words name what is on.',
          picture: () => (
            <ValueHolder<boolean> initial>
              {(value, set) => (
                <Switch checked={value} onChange={set}>
                  Online only
                </Switch>
              )}
            </ValueHolder>
          ),
        },
        wrong: {
          says: 'Words that change with it say the opposite to some.',
          picture: () => (
            <ValueHolder<boolean> initial>
              {(value, set) => (
                <Switch checked={value} onChange={set}>
                  {value ? 'Turn off' : 'Turn on'}
                </Switch>
              )}
            </ValueHolder>
          ),
        },
      },
    ],
    anatomy: [
      ['Track and thumb', 'Place and colour say how it stands'],
      ['Words', 'Before or after it'],
      ['Hint', 'What follows from how it stands'],
    ],
    keyboard: [
      ['Tab', 'Comes here'],
      ['Space', 'Turns it'],
    ],
    related: ['Checkbox'],
  },
  RadioGroup: {
    when: ['One of two to five is chosen, and each needs a line that explains it.'],
    not: [
      ['The options are short words', 'SegmentedControl'],
      ['There are more than five', 'Select'],
    ],
    anatomy: [
      ['Label', 'What is chosen'],
      ['Options', 'A circle, a word, and a line of what follows'],
      ['Error', 'Under them, read with the group'],
    ],
    keyboard: [
      ['Tab', 'Comes to the chosen one'],
      ['Arrows', 'Choose the next and the one before'],
    ],
    related: ['SegmentedControl', 'Select', 'Checkbox'],
  },
  SegmentedControl: {
    when: ['What is shown changes with one of two to six short words: a span of time, a side, a currency.'],
    not: [
      ['Each has a panel of its own', 'Tabs'],
      ['Each is a page', 'LinkTabs'],
      ['They need explaining', 'RadioGroup'],
    ],
    pairs: [
      {
        right: {
          says: 'Words of one kind, as short as they can be.',
          picture: () => (
            <ValueHolder<(typeof views)[number]['value']> initial="day">
              {(value, set) => (
                <SegmentedControl label="Span" segments={views} value={value} onChange={set} />
              )}
            </ValueHolder>
          ),
        },
        wrong: {
          says: 'On or off is a switch.',
          picture: () => (
            <ValueHolder<'on' | 'off'> initial="on">
              {(value, set) => (
                <SegmentedControl
                  label="Online only"
                  segments={[
                    { value: 'on', label: 'On' },
                    { value: 'off', label: 'Off' },
                  ]}
                  value={value}
                  onChange={set}
                />
              )}
            </ValueHolder>
          ),
        },
      },
    ],
    keyboard: [
      ['Tab', 'Comes to the chosen one'],
      ['Arrows', 'Choose the next and the one before'],
    ],
    related: ['Tabs', 'RadioGroup', 'Select'],
  },
}
