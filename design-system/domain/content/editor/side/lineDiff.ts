/** A line of a difference: in both texts, only in the later, only in the earlier. `gap`: so many lines that are in both were left out. */
export type DiffLine =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'gap'; readonly count: number }

type Line = Exclude<DiffLine, { kind: 'gap' }>

/** So many lines that are in both stand around what differs. */
const around = 2
/** More lines than these in both middles are shown as taken out whole and put in whole: to compare them all would take seconds. */
const mostCells = 4_000_000

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))
const as = (kind: Line['kind'], lines: readonly string[]): readonly Line[] =>
  lines.map(text => ({ kind, text }))

/** What differs between two texts, line by line, with a little of what is around it; empty where nothing does. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  if (before === after) return []
  const [one, other] = [linesOf(before), linesOf(after)]
  const least = Math.min(one.length, other.length)
  let head = 0
  while (head < least && one[head] === other[head]) head++
  let tail = 0
  while (tail < least - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  return folded([
    ...as('same', one.slice(0, head)),
    ...middleDiff(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    ...as('same', tail === 0 ? [] : one.slice(-tail)),
  ])
}

/** By the longest lines that both have in common (Hunt and McIlroy's problem, by a plain table). */
function middleDiff(one: readonly string[], other: readonly string[]): readonly Line[] {
  if ((one.length + 1) * (other.length + 1) > mostCells) return [...as('removed', one), ...as('added', other)]
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      lines.push({ kind: 'same', text: one[row++] ?? '' })
      column++
    } else if (at(row + 1, column) >= at(row, column + 1))
      lines.push({ kind: 'removed', text: one[row++] ?? '' })
    else lines.push({ kind: 'added', text: other[column++] ?? '' })
  }
  return [...lines, ...as('removed', one.slice(row)), ...as('added', other.slice(column))]
}

/** Leaves out what is in both and far from any difference. */
function folded(lines: readonly Line[]): readonly DiffLine[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const shown: DiffLine[] = []
  let hidden = 0
  lines.forEach((line, index) => {
    if (!isNear[index]) {
      hidden++
      return
    }
    if (hidden > 0) shown.push({ kind: 'gap', count: hidden })
    hidden = 0
    shown.push(line)
  })
  return hidden > 0 ? [...shown, { kind: 'gap', count: hidden }] : shown
}
