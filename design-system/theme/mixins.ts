import { media, vars } from '../tokens/vars.ts'

const { borderWidth, radius, semantic, type } = vars

/** A type style whole: its font, and the tracking that was measured for it. */
export const typeStyle = ({ font, tracking }: { font: string; tracking: string }): string =>
  `font: ${font};
  letter-spacing: ${tracking};`

/** Children under each other, with one space between them, or none. In markup: `Stack`. */
export const column = (gap = '0'): string =>
  `display: flex;
  flex-direction: column;
  gap: ${gap};`

/** Children beside each other, their middles in one line. In markup: `Inline` that does not wrap. */
export const row = (...gaps: readonly string[]): string =>
  `display: flex;
  align-items: center;
  gap: ${gaps.join(' ')};`

/** As `row`, and what has no room goes under the rest: the first gap is between lines. In markup: `Inline`. */
export const wrappingRow = (...gaps: readonly string[]): string =>
  `display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gaps.join(' ')};`

/** As `wrappingRow`, for words of several sizes: they stand on one line. */
export const baselineRow = (...gaps: readonly string[]): string =>
  `display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${gaps.join(' ')};`

/** A `row` that stands in a line of text, as wide as what is in it. */
export const inlineRow = (...gaps: readonly string[]): string =>
  `display: inline-flex;
  align-items: center;
  gap: ${gaps.join(' ')};`

/** The surface of a card, for what cannot be a `Card`. */
export const cardSurface = `border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.l};
  background: ${semantic.surface.card};`

/** What is said small beside or under something else. In markup: `Text` with the size `caption`. */
export const captionText = `font: ${type.caption.font};
  color: ${semantic.text.secondary};`

/** The name of what follows, such as a field’s. */
export const labelText = `font: ${type.label.font};
  color: ${semantic.text.secondary};`

/** What is said in a label’s size without being one: longer words, not bold. */
export const noteText = `font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};`

/** What is longer than its line ends in three dots. */
export const oneLine = `overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;`

/** As wide as it is high. */
export const square = (side: string): string =>
  `width: ${side};
  height: ${side};`

/** What is in it stands in its middle, as a sign in its tile. */
export const centred = `display: grid;
  place-items: center;`

/** A variant as a table: for each value of a `data-` attribute, one static rule that sets a property to what belongs to it. */
export const variantRules = (attribute: string, property: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([value, setting]) => `&[data-${attribute}='${value}'] { ${property}: ${setting}; }`)
    .join('\n')

/** The title of a page that is read from above, in an `h1` or where one would stand. */
export const pageTitle = `${typeStyle(type.display)}
  text-wrap: balance;
  @media ${media.phone} {
    ${typeStyle(type.title1)}
  }`

/** The title of a part of such a page. */
export const partTitle = `${typeStyle(type.title1)}
  @media ${media.phone} {
    ${typeStyle(type.title2)}
  }`

/** A `summary` that opens what is under it, without the browser’s own triangle. */
export const plainSummary = `cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }`

/** A grid whose columns stand under each other where there is no room for them. */
export const oneColumnOn = (room: string): string =>
  `@media ${room} {
    grid-template-columns: minmax(0, 1fr);
  }`
