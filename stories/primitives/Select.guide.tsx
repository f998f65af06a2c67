import type { Guides } from '../support/docs/guide.ts'

const keyboard = [
  ['Tab', 'Comes here'],
  ['Enter, Space, Arrow down', 'Opens the list'],
  ['Arrows', 'Move in it'],
  ['Enter', 'Chooses'],
  ['Escape', 'Closes it; nothing changes'],
] as const

export const guides: Guides = {
  Select: {
    when: ['One of up to a dozen options is chosen, and they need not be seen all the time.'],
    not: [
      ['There are more', 'SearchSelect'],
      ['There are two to five short ones', 'SegmentedControl'],
      ['It does something', 'MenuButton'],
    ],
    anatomy: [
      ['Label', 'Above, as of a field'],
      ['Trigger', 'What is chosen; its list is fetched when a pointer or the focus reaches it'],
      ['List', 'A popover; on a phone a sheet from the bottom'],
      ['Option', 'A word, a detail, an icon'],
    ],
    keyboard,
    related: ['SearchSelect', 'SegmentedControl', 'RadioGroup', 'MenuButton'],
  },
  SearchSelect: {
    when: ['One of many is found by typing: payment methods, currencies, countries.'],
    not: [['There are up to a dozen', 'Select']],
    anatomy: [
      ['Trigger', 'What is chosen'],
      ['Search', 'First in the open list, and focused'],
      ['List', 'Narrowed with each letter; other names of a thing find it too'],
      ['Nothing found', 'Says so, in words'],
    ],
    keyboard: [...keyboard, ['Letters', 'Narrow the list']],
    related: ['Select', 'OptionSearch'],
  },
  OptionSearch: {
    when: ['A list of a new kind is narrowed by typing.'],
    not: [['One value is chosen', 'SearchSelect']],
    related: ['SearchSelect'],
  },
}
