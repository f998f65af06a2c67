/** Where a line begins, from 1 on; the end where there are fewer. */
export function placeOfLine(source: string, line: number): number {
  let place = 0
  for (let number = 1; number < line; number++) {
    const end = source.indexOf('\n', place)
    if (end < 0) return source.length
    place = end + 1
  }
  return place
}

/** Puts the cursor to a place and the place into sight, in the middle of what is seen. */
export function showPlace(area: HTMLTextAreaElement, place: number): void {
  area.focus({ preventScroll: true })
  area.setSelectionRange(place, place)
  // By how much stands before it: a browser does not tell where a sign of a text area is.
  const fraction = place / Math.max(1, area.value.length)
  area.scrollTop = area.scrollHeight * fraction - area.clientHeight / 2
  area.scrollIntoView({ block: 'nearest' })
}

/** What stands between a place of a text and a line of its own that is put there. */
export function lineAt(source: string, from: number, to: number, line: string): string {
  const before = source.slice(0, from)
  const after = source.slice(to)
  const head = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return `${head}${line}${tail}`
}

/** Puts a line of its own where the cursor is, as if it were typed: the browser's own steps back take it out again. */
export function insertAt(area: HTMLTextAreaElement, line: string): void {
  const { selectionStart, selectionEnd, value } = area
  const text = lineAt(value, selectionStart, selectionEnd, line)
  area.focus()
  // Deprecated, and the only way that keeps the steps back; where it is gone the line is put in without them.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, selectionStart, selectionEnd, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
