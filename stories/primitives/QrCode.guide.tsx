import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  QrCode: {
    when: [
      'A camera takes a text over to another device: an address, a link to an app. The text stands beside it.',
    ],
    not: [['The text is used on this device', 'CopyButton']],
    anatomy: [
      ['Code', 'Dark on light in both themes: many scanners do not read the inverse'],
      ['Label', 'What it holds, for screen readers'],
    ],
    related: ['CopyButton'],
  },
}
