import { editingRules } from './editing.ts'
import { plainText, type Block, type Inline } from './tree.ts'

/** A slide of a story, as it is shown. */
export interface Slide {
  readonly title: string
  readonly text: string
  readonly link: { readonly path: string; readonly label: string } | null
}

/** The blocks of a slide: its heading, and what stands under it. */
interface SlideBlocks {
  readonly heading: readonly Inline[]
  readonly under: readonly Block[]
}

function slideBlocks(blocks: readonly Block[]): readonly SlideBlocks[] {
  const slides: { heading: readonly Inline[]; under: Block[] }[] = []
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2) slides.push({ heading: block.text, under: [] })
    else slides.at(-1)?.under.push(block)
  return slides
}

/** A line that is nothing but a link to a page of ours; else null. */
function linkOf(block: Block | undefined): Slide['link'] {
  if (block?.kind !== 'paragraph') return null
  const [only, ...others] = block.text
  if (only === undefined || typeof only === 'string' || only.kind !== 'link' || others.length > 0) return null
  return only.href.startsWith('/') ? { path: only.href, label: plainText(only.text) } : null
}

/** The slides of a story: each large heading begins one. What a slide cannot show is left out. */
export const slidesIn = (blocks: readonly Block[]): readonly Slide[] =>
  slideBlocks(blocks).map(({ heading, under }) => {
    const link = linkOf(under.at(-1))
    const said = link === null ? under : under.slice(0, -1)
    const text = said.flatMap(block => (block.kind === 'paragraph' ? [plainText(block.text)] : [])).join(' ')
    return { title: plainText(heading), text, link }
  })

/** What keeps a text from being a story. */
export interface SlideProblem {
  readonly code: 'slide_shape' | 'slide_long' | 'slides_many'
  /** A part of the line that it is about; null where it is about the whole. */
  readonly part: string | null
  readonly values: Readonly<Record<string, string>>
}

/** What is wrong with a story's text: a slide is a heading, one paragraph and, where it leads on, a line that is a link alone. */
export function slideProblems(blocks: readonly Block[]): readonly SlideProblem[] {
  const { slidesMost, slideTitleMost, slideTextMost, labelMost } = editingRules
  const slides = slideBlocks(blocks)
  const [first] = blocks
  const misplaced = first !== undefined && !(first.kind === 'heading' && first.level === 2)
  const many = { length: String(slides.length), most: String(slidesMost) }
  return [
    ...(misplaced ? [shape(null)] : []),
    ...(slides.length > slidesMost ? [{ code: 'slides_many' as const, part: null, values: many }] : []),
    ...slidesIn(blocks).flatMap(({ title, text, link }, index) => {
      const { under = [] } = slides[index] ?? {}
      const [said, ...others] = link === null ? under : under.slice(0, -1)
      const isShaped = said !== undefined && isPlain(said) && others.length === 0
      return [
        ...(isShaped && title !== '' ? [] : [shape(title)]),
        ...long(title, slideTitleMost),
        ...long(text, slideTextMost),
        ...long(link?.label ?? '', labelMost),
      ]
    }),
  ]
}

const shape = (part: string | null): SlideProblem => ({ code: 'slide_shape', part, values: {} })

/** Nothing in it would be lost on a slide, where a text has neither links nor anything that stands out. */
const isPlain = (block: Block): boolean =>
  block.kind === 'paragraph' && block.text.every(part => typeof part === 'string')

const long = (text: string, most: number): readonly SlideProblem[] =>
  text.length > most
    ? [{ code: 'slide_long', part: text, values: { length: String(text.length), most: String(most) } }]
    : []

/** Signs that mean something in Markdown; a name in double braces stays one. */
const signs = /[\\`*_[\]<>&~|!#]/g
/** A line in which every sign stands for itself. */
const literal = (line: string): string =>
  line
    .replace(signs, sign => `\\${sign}`)
    // What begins a list, a line under a heading, or a block of ours.
    .replace(/^[-+=:]/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)

/** Slides as the text of a story; {@link slidesIn} reads the same again. */
export const writeSlides = (slides: readonly Slide[]): string =>
  slides
    .flatMap(({ title, text, link }, index) => [
      `## ${literal(title)} {#slide-${index + 1}}`,
      literal(text),
      ...(link === null
        ? []
        : [`[${literal(link.label)}](<${link.path.replace(/[<>\\]/g, encodeURIComponent)}>)`]),
    ])
    .join('\n\n')
