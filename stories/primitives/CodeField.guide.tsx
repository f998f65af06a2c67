import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  CodeField: {
    when: ['A one-time code is typed: from a letter, a phone, an authenticator.'],
    not: [
      ['It is a password or a recovery code', 'TextField'],
      ['It is money', 'AmountField'],
    ],
    anatomy: [
      ['Boxes', 'Drawn; one real field lies over them, so that pasting and suggestions work'],
      ['Dash', 'In the middle, as codes are written'],
      ['Error', 'Under them; the digits stay'],
    ],
    keyboard: [
      ['Digits', 'Fill the boxes from the left, in every language'],
      ['Ctrl V, ⌘ V', 'Takes "409 716" with its space'],
      ['Backspace', 'Takes the last digit away'],
    ],
    related: ['TextField', 'FieldFrame'],
  },
}
