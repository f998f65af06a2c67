import type { Guides } from '../support/docs/guide.ts'

const keyboard = [
  ['Tab', 'Moves inside of it, and does not leave it'],
  ['Escape', 'Closes it; the focus goes back to what opened it'],
] as const

export const guides: Guides = {
  Dialog: {
    when: ['A question, or a short form, has to be answered before the page goes on.'],
    not: [
      ['It cannot be undone', 'DangerDialog'],
      ['It shows the details of something in the page', 'Sheet'],
      ['It only says something', 'Notice'],
    ],
    anatomy: [
      ['Title', 'What is asked; it names the dialog'],
      ['Close', 'In the corner, with words for screen readers'],
      ['Body', 'Scrolls by itself'],
      ['Footer', 'The act, and the way back'],
    ],
    keyboard,
    related: ['DangerDialog', 'Sheet', 'Cover'],
  },
  DangerDialog: {
    when: ['Money leaves for good, or something is lost: a release, a withdrawal, an account.'],
    not: [['It can be undone', 'Dialog']],
    anatomy: [
      ['Edge and head', 'In the colour of danger, with "This cannot be undone"'],
      ['Checklist', 'What has to be true first'],
      ['Second step', 'A code, or the amount typed again'],
      ['Not yet', 'First in the order of the focus'],
      ['Act', 'Verb and amount'],
    ],
    keyboard: [
      ...keyboard,
      ['Enter', 'Does nothing until the act itself has the focus'],
      ['A press beside it', 'Does nothing'],
    ],
    related: ['Dialog', 'Button', 'ReleaseDialog'],
  },
  Sheet: {
    when: ['The details of a row are looked at, and the list behind stays in mind.'],
    not: [
      ['Something is asked', 'Dialog'],
      ['It has an address of its own', 'LinkButton'],
    ],
    keyboard,
    related: ['Dialog', 'Cover'],
  },
  Cover: {
    when: ['On a phone another view of the page takes all of it: a chat, filters.'],
    not: [['A question is asked', 'Dialog']],
    keyboard,
    related: ['Sheet', 'Dialog'],
  },
}
