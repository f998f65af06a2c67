import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  CopyButton: {
    when: [
      'Somebody carries a text to another app: an address, an account number, an amount.',
      'The text stands beside it, whole.',
    ],
    not: [
      ['Something else happens on the press', 'Button'],
      ['The text is a code that a camera reads', 'QrCode'],
    ],
    anatomy: [
      ['Icon', 'Two sheets; a check for two seconds once the text is really on the clipboard'],
      ['Words', 'What is copied; or, in the bare look, the name alone'],
      ['Answer', 'Spoken by screen readers: copied, or that the browser refused'],
    ],
    keyboard: [
      ['Tab', 'Comes here'],
      ['Enter, Space', 'Copies'],
    ],
    related: ['IconButton', 'DefinitionRow', 'QrCode'],
  },
}
