/** A colour on its ground, and how far the two have to be apart (WCAG 2.2), 1 to 21. */
export interface ContrastPair {
  /** The name of a colour, without `semantic.`: `text.primary`. */
  readonly foreground: string
  readonly background: string
  /** What stands there. */
  readonly purpose: string
  /** The least ratio in the usual contrast, in both themes. */
  readonly usual: number
  /** The least ratio in high contrast, in both themes. */
  readonly more: number
}

type Least = Pick<ContrastPair, 'usual' | 'more'>

/** Words: 1.4.3, and 1.4.6 in high contrast. */
const words: Least = { usual: 4.5, more: 7 }
/** What is seen and not read, such as an outline or a sign: 1.4.11; in high contrast as much as small words need. */
const shapes: Least = { usual: 3, more: 4.5 }
/** Nothing is known by it alone: decoration, and what can’t be used. In high contrast it is to be seen all the same. */
const decoration: Least = { usual: 1, more: 3 }

const on = (
  background: string,
  least: Least,
  purpose: string,
  ...foregrounds: readonly string[]
): readonly ContrastPair[] => foregrounds.map(foreground => ({ foreground, background, purpose, ...least }))

const readingText = ['text.primary', 'text.secondary', 'text.tertiary', 'text.link']
const tones = ['positive', 'warning', 'negative', 'danger', 'buy', 'sell']
const everyText = [...readingText, 'accent.text', ...tones.map(tone => `${tone}.text`)]
const everyIcon = ['accent', ...tones].map(tone => `${tone}.icon`)

/** What stands on the two grounds of a tone, at rest and under a pointer. */
const pairsOfTone = (tone: string): readonly ContrastPair[] => [
  ...on(`${tone}.solid`, words, 'Words on a filled button or mark', `${tone}.on`),
  ...on(`${tone}.solid-hover`, words, 'Words on a filled button under a pointer', `${tone}.on`),
  ...on(
    `${tone}.soft`,
    words,
    'Words of a status, a notice or a soft button',
    `${tone}.text`,
    'text.primary',
    'text.secondary',
  ),
  ...on(`${tone}.soft-hover`, words, 'Words of a soft button under a pointer', `${tone}.text`),
  ...on(`${tone}.soft`, shapes, 'The sign of a status or a notice', `${tone}.icon`),
  ...on(`${tone}.soft`, decoration, 'The outline of a status or a notice', `${tone}.border`),
]

/**
 * Every pair of colours that meet on a page. The one list: it is checked in each theme, and shown in Storybook.
 *
 * @internal only there.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('surface.page', words, 'Words on the page', ...everyText),
  ...on('surface.card', words, 'Words on a card', ...everyText),
  ...on('surface.raised', words, 'Words in a dialog or a menu', ...readingText),
  ...on(
    'surface.thumb',
    words,
    'Words on the chosen segment',
    'text.primary',
    'text.secondary',
    'text.tertiary',
    'text.link',
    'buy.text',
    'sell.text',
  ),
  ...on('surface.muted', words, 'Words on a quiet plate', ...everyText),
  ...on('surface.hover', words, 'Words of a row under a pointer', ...readingText),
  ...on('surface.selected', words, 'Words of a chosen row', ...readingText),
  ...pairsOfTone('accent'),
  ...tones.flatMap(pairsOfTone),
  ...on('accent.solid-pressed', words, 'Words on a filled button that is pressed', 'accent.on'),
  ...on('surface.card', shapes, 'A sign beside words, on a card', ...everyIcon),
  ...on('surface.card', shapes, 'The outline of a control, on a card', 'border.strong'),
  ...on('surface.card', shapes, 'The ring of the focus, on a card', 'focus.ring'),
  ...on('surface.card', shapes, 'Whether somebody is there', 'presence.online', 'presence.away'),
  ...on('surface.card', shapes, 'A filled button, on a card', 'accent.solid', 'danger.solid'),
  ...on(
    'surface.page',
    shapes,
    'The outline of a control and the ring of the focus, on the page',
    'border.strong',
    'focus.ring',
  ),
  ...on(
    'surface.raised',
    shapes,
    'Buttons and fields in a dialog',
    'danger.solid',
    'accent.solid',
    'border.strong',
  ),
  ...on('avatar.ground', shapes, 'The drawing of a tile avatar', 'avatar.ink'),
  ...on('surface.inverse', words, 'Words on the dark band', 'text.inverse'),
  ...on('escrow.base', words, 'Words about what is locked', 'escrow.text'),
  ...on(
    'surface.card',
    decoration,
    'The outline of a card, and the lines between its rows',
    'border.default',
    'border.subtle',
  ),
  ...on(
    'surface.card',
    decoration,
    'Stripes, and words of what can’t be used',
    'escrow.hatch',
    'text.disabled',
  ),
]
