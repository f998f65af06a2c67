import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  MenuButton: {
    when: ['What is rarely done with a thing is out of the way, one press off.'],
    not: [
      ['A value is chosen', 'Select'],
      ['It is what people came for', 'Button'],
    ],
    anatomy: [
      ['Trigger', 'Three dots, or a word with an arrow'],
      ['Entries', 'Each says what happens; an icon where it helps'],
    ],
    keyboard: [
      ['Enter, Space, Arrow down', 'Opens it'],
      ['Arrows', 'Move in it'],
      ['Enter', 'Does what the entry says'],
      ['Escape', 'Closes it'],
    ],
    related: ['IconButton', 'Select', 'Button'],
  },
}
