/** What of a style sheet is not taken, and where; as it was written, cut short, in plain signs. */
export interface CssProblem {
  readonly line: number
  readonly what: string
}

/** So much is read. */
export const cssMaxBytes = 64 * 1024

/** Signs that no honest style sheet of ours needs: escapes, markup, what steers a terminal, what turns the reading direction. */
const strangeSign = /[\\<]|\p{Cf}|(?![\t\n\f\r])\p{Cc}/u

/** What is wrong with a style sheet before anybody reads it. */
export function strangeSigns(source: string): CssProblem[] {
  if (Buffer.byteLength(source) > cssMaxBytes) return [{ line: 1, what: 'size' }]
  const problems = source.split(/\r\n|[\n\r\f]/).flatMap((written, index) => {
    const at = written.search(strangeSign)
    return at < 0 ? [] : [{ line: index + 1, what: shown(written.slice(at)) }]
  })
  return problems.length > 0 ? problems : tooDeep(source)
}

const deepest = 8
const comment = /\/\*.*?(?:\*\/|$)/gs

/** The parser calls itself for every bracket. */
function tooDeep(source: string): CssProblem[] {
  let depth = 0
  let line = 1
  for (const sign of source.replaceAll(comment, written => written.replaceAll(/[^\n]/g, ' '))) {
    if (sign === '\n') line += 1
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1)
    if (depth > deepest) return [{ line, what: sign }]
  }
  return []
}

const longest = 40

/** As it may be said back: one line of plain signs. */
export const shown = (written: string): string => {
  const plain = written.replaceAll(/[^\u0020-\u007E]+/gu, ' ').trim()
  return plain.length > longest ? `${plain.slice(0, longest)}...` : plain
}
