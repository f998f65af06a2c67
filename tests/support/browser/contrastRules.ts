/** One row: these foregrounds on this background reach at least this ratio (WCAG 2.2) in both themes. */
export interface ContrastRule {
  min: number
  background: string
  foregrounds: readonly string[]
}

const readingText = ['text.primary', 'text.secondary', 'text.tertiary', 'text.link']
const tones = ['positive', 'warning', 'negative', 'danger', 'buy', 'sell']
const everyText = [...readingText, 'accent.text', ...tones.map(tone => `${tone}.text`)]

/** What stands on the two grounds of a tone, at rest and under a pointer. */
const rulesOfTone = (tone: string): ContrastRule[] => [
  { min: 4.5, background: `${tone}.solid`, foregrounds: [`${tone}.on`] },
  { min: 4.5, background: `${tone}.solid-hover`, foregrounds: [`${tone}.on`] },
  { min: 4.5, background: `${tone}.soft`, foregrounds: [`${tone}.text`, 'text.primary', 'text.secondary'] },
  { min: 4.5, background: `${tone}.soft-hover`, foregrounds: [`${tone}.text`] },
  { min: 3, background: `${tone}.soft`, foregrounds: [`${tone}.icon`] },
]

/** Text needs 4.5; icons, outlines and focus rings 3; decoration and disabled text are listed with 1 to say that they were looked at. */
export const contrastRules: readonly ContrastRule[] = [
  {
    min: 4.5,
    background: 'surface.page',
    foregrounds: everyText,
  },
  {
    min: 4.5,
    background: 'surface.card',
    foregrounds: everyText,
  },
  {
    min: 4.5,
    background: 'surface.raised',
    foregrounds: readingText,
  },
  {
    min: 4.5,
    background: 'surface.thumb',
    foregrounds: ['text.primary', 'text.secondary', 'text.tertiary', 'text.link', 'buy.text', 'sell.text'],
  },
  {
    min: 4.5,
    background: 'surface.muted',
    foregrounds: everyText,
  },
  {
    min: 4.5,
    background: 'surface.hover',
    foregrounds: readingText,
  },
  {
    min: 4.5,
    background: 'surface.selected',
    foregrounds: readingText,
  },
  { min: 4.5, background: 'accent.solid', foregrounds: ['accent.on'] },
  { min: 4.5, background: 'accent.solid-hover', foregrounds: ['accent.on'] },
  { min: 4.5, background: 'accent.soft', foregrounds: ['accent.text', 'text.primary', 'text.secondary'] },
  { min: 4.5, background: 'accent.soft-hover', foregrounds: ['accent.text'] },
  {
    min: 3,
    background: 'surface.card',
    foregrounds: [
      'accent.icon',
      'positive.icon',
      'warning.icon',
      'negative.icon',
      'danger.icon',
      'buy.icon',
      'sell.icon',
      'border.strong',
      'focus.ring',
      'presence.online',
      'presence.away',
      'accent.solid',
      'danger.solid',
    ],
  },
  { min: 3, background: 'avatar.ground', foregrounds: ['avatar.ink'] },
  { min: 3, background: 'accent.soft', foregrounds: ['accent.icon'] },
  ...tones.flatMap(rulesOfTone),
  { min: 4.5, background: 'surface.inverse', foregrounds: ['text.inverse'] },
  { min: 4.5, background: 'escrow.base', foregrounds: ['escrow.text'] },
  { min: 1, background: 'surface.card', foregrounds: ['escrow.hatch', 'text.disabled'] },
  { min: 3, background: 'surface.page', foregrounds: ['border.strong', 'focus.ring'] },
  { min: 3, background: 'surface.raised', foregrounds: ['danger.solid', 'accent.solid', 'border.strong'] },
]
