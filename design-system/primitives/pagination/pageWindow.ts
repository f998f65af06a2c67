/** A page to link to, or a gap in the row of numbers. */
export type PageSlot = number | 'gap'

/**
 * The numbers to show for page `page` of `pages`: the first, the last, the current and its neighbours; a gap where
 * two or more are left out. Seven slots at most, so that the row does not jump.
 */
export function pageWindow(page: number, pages: number): readonly PageSlot[] {
  const kept = new Set([1, page - 1, page, page + 1, pages])
  if (page <= 3) for (const number of [2, 3]) kept.add(number)
  if (page >= pages - 2) for (const number of [pages - 1, pages - 2]) kept.add(number)
  const numbers = [...kept].filter(number => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, index): PageSlot[] => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap', number] : [number]
  })
}
