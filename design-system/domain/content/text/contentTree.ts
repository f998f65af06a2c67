/**
 * A text as the server reads it (`server/domain/content/tree.ts`, which a test holds equal): made of what a page can draw, and of nothing else.
 */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly Inline[] }
  | { readonly kind: 'break' }

export const noticeTones = ['info', 'warning', 'danger'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** What shows real data in the middle of a text. */
export const liveBlocks = ['offers', 'rate', 'fees', 'calculator', 'faq'] as const
export type LiveBlock = (typeof liveBlocks)[number]

export interface Question {
  readonly code: string
  readonly question: readonly Inline[]
  readonly answer: readonly Block[]
}

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3 | 4
      readonly id: string
      readonly text: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'steps'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'notice'; readonly tone: NoticeTone; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'figure'
      /** Of an uploaded picture. */
      readonly picture: string
      readonly alt: string
      readonly caption: string | null
      /** Where its files lie: `src/960.avif`, `src/960.webp`; one for each width, the widest last, which is that of the picture. */
      readonly src: string
      readonly widths: readonly number[]
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'screen'
      /** A part of the product itself, `story:release`. */
      readonly picture: string
      readonly alt: string
      readonly caption: string | null
      /** Where its files lie in each theme: `light.avif`, `light.webp`, with two dots of the screen for each of this size. */
      readonly light: string
      readonly dark: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'live'; readonly name: LiveBlock; readonly values: Readonly<Record<string, string>> }

/** All that is said, without how it looks. */
export const plainText = (text: readonly Inline[]): string =>
  text
    .map(part => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return ' '
      return part.kind === 'code' ? part.code : plainText(part.text)
    })
    .join('')

/** A tree as it came: JSON of our own server. Nothing at all where it is none. */
export function readTree(json: string): readonly Block[] {
  const tree: unknown = JSON.parse(json)
  return Array.isArray(tree) ? (tree as readonly Block[]) : []
}
