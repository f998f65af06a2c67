import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  ToastRegion: {
    when: [
      'Something was done or refused that no field shows: an ad is live, the connection is back.',
      'It goes away after five seconds; what is critical stays.',
    ],
    not: [
      ['It has to be read before going on', 'Notice'],
      ['It belongs to a field', 'TextField'],
      ['The answer is seen anyway: a row that changed', 'Chip'],
    ],
    anatomy: [
      ['Edge and icon', 'Of its tone; a critical one is filled'],
      ['Title and words', 'What happened'],
      ['Close', 'For who has read it'],
    ],
    keyboard: [
      ['Tab', 'Comes to it; while the focus or a pointer is on it, it stays'],
      ['Enter, Space', 'On close: takes it away'],
    ],
    related: ['Notice', 'AlertHost'],
  },
}
