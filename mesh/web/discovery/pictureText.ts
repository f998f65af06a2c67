import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'
import type { Picture, PictureColumn, PictureWords } from './previewBuild.ts'

/** The same families as the pages have, each with all alphabets in one file: what is written never depends on the machine's fonts. */
const file = (weight: 400 | 600) =>
  fileURLToPath(new URL(`../../../brand/fonts/plex-sans-${weight}.ttf`, import.meta.url))
const fonts = new Map<400 | 600, Font>()

function fontOf(weight: 400 | 600): Font {
  const known = fonts.get(weight)
  if (known !== undefined) return known
  const font = openSync(file(weight)) as Font
  fonts.set(weight, font)
  return font
}

/** What a line of text needs, in parts of the size. */
const lineHeight = 1.18
/** Between words of two kinds. */
const gap = 22

interface Line {
  readonly text: string
  readonly size: number
}

/** How wide a text is at a size. */
export const widthOf = (text: string, size: number, weight: 400 | 600): number => {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The words of a column as SVG paths. */
export function columnPaths({ x, top, bottom, width, align, words }: PictureColumn): string {
  let y = top
  const paths: string[] = []
  for (const block of words) {
    const lines = fitText(block, width, bottom - y)
    if (lines.length === 0) break
    for (const { text, size } of lines) {
      const font = fontOf(block.weight)
      const at = align === 'start' ? x : x - widthOf(text, size, block.weight) / 2
      paths.push(linePath(font, text, { x: at, y: y + size * 0.98, size, colour: block.colour }))
      y += size * lineHeight
    }
    y += gap
  }
  return paths.join('')
}

/** Lines at the largest size at which they are few enough; at the smallest, what is left over is dots. None where there is no room. */
export function fitText(
  { text, sizes, weight, lines: most }: PictureWords,
  width: number,
  height: number,
): readonly Line[] {
  let found: readonly Line[] = []
  for (const size of sizes) {
    const room = Math.min(most, Math.floor(height / (size * lineHeight)))
    if (room < 1) continue
    const measure = (line: string) => widthOf(line, size, weight)
    const lines = broken(text, width, measure)
    if (lines.length <= room) return lines.map(line => ({ text: line, size }))
    found = shortened(lines, room, width, measure).map(line => ({ text: line, size }))
  }
  return found
}

type Measure = (text: string) => number

/** Breaks a text between its words; a word that is longer than a line is broken, too. */
function broken(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .trim()
    .slice(0, 400)
    .split(/[ \n\t]+/)
    .flatMap(one => pieces(one, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && measure(piece + sign) > width) {
      found.push(piece)
      piece = sign
    } else piece += sign
  }
  return [...found, piece]
}

function shortened(
  lines: readonly string[],
  room: number,
  width: number,
  measure: Measure,
): readonly string[] {
  const kept = lines.slice(0, room)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.replace(/.$/su, '')
  return [...kept, `${last.replace(/[\s.,:;–-]+$/, '')}…`]
}

/** A line as the outlines of its letters; a sign that the font has not is left out. */
function linePath(
  font: Font,
  text: string,
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): string {
  const known = text.replace(/./gsu, sign =>
    font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '',
  )
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(known)
  let at = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const outline = glyph.path.translate(at + xOffset, yOffset).toSVG()
    at += xAdvance
    return outline
  })
  return `<path fill="${colour}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`
}

/** The whole picture as SVG, without a word that a font of the machine would draw. */
export const pictureSvg = ({ width, height, drawn, columns, sign }: Picture, icon: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}` +
  icon.replace('<svg ', `<svg x="${sign.x}" y="${sign.y}" width="${sign.size}" height="${sign.size}" `) +
  `${columns.map(columnPaths).join('')}</svg>`
