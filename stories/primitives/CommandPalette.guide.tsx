import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  CommandPalette: {
    when: ['Somebody who works by keyboard goes anywhere, or does anything, by typing what it is called.'],
    not: [
      ['A value is chosen', 'SearchSelect'],
      ['A thing has a few acts of its own', 'MenuButton'],
    ],
    anatomy: [
      ['Search', 'First, and focused'],
      ['List', 'Narrowed with each letter'],
    ],
    keyboard: [
      ['Letters', 'Narrow the list'],
      ['Arrows', 'Move in it'],
      ['Enter', 'Does what is chosen'],
      ['Escape', 'Closes it'],
    ],
    related: ['SearchSelect', 'MenuButton', 'Dialog'],
  },
}
