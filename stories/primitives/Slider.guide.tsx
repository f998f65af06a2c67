import type { Guides } from '../support/docs/guide.ts'

const keyboard = [
  ['Arrows', 'One step; up and down too'],
  ['Page up, Page down', 'Ten steps, or so'],
  ['Home, End', 'Both ends'],
] as const

export const guides: Guides = {
  Slider: {
    when: [
      'A value between two ends is tried out, and its exact digits matter less than what follows from it.',
    ],
    not: [
      ['It is money that is sent', 'AmountField'],
      ['There are a few values', 'SegmentedControl'],
    ],
    anatomy: [
      ['Label and value', 'Above'],
      ['Line', '4 high, with a thumb of 24 or 28'],
      ['Ends', 'Both are named'],
    ],
    keyboard,
    related: ['SliderLine', 'AmountField'],
  },
  SliderLine: {
    when: ['What it stands in draws its name, its value and its ends.'],
    not: [['It needs all of them', 'Slider']],
    keyboard,
    related: ['Slider'],
  },
}
