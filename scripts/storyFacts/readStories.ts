import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** One story, as its file says it. */
export interface ToldStory {
  /** As in its address: `primitives-button--matrix`. */
  readonly id: string
  readonly name: string
  /** What it is there for, where its file says so; else it shows what its component is for. */
  readonly purpose: string | null
  /** Whether something is proved in it, beyond that it renders and that axe finds nothing. */
  readonly isPlayed: boolean
}

/** What a file of stories says of itself. */
export interface ToldStories {
  readonly title: string
  /** Name of the component that the file is about, and the module that it comes from, as written; null for a page of several. */
  readonly component: { readonly name: string; readonly from: string } | null
  /** What the stories of the file are there for, where the file says it itself. */
  readonly purpose: string | null
  readonly stories: readonly ToldStory[]
  /** Tests with names of their own, beside the plays. */
  readonly tests: number
  /** The first address of the app that its stories open; null where none do. */
  readonly address: string | null
}

const docComment = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n`

/** Reads a file of stories. Null for what is none. */
export function readStories(text: string): ToldStories | null {
  const meta = new RegExp(`(?:${docComment})?const meta = preview\\.meta\\(`).exec(text)
  const title = /\btitle: '([^']+)'/.exec(text)?.[1]
  if (meta === null || title === undefined) return null
  const name = /\bcomponent: (\w+)/.exec(text)?.[1]
  const from =
    name === undefined ? undefined : new RegExp(`\\b${name}\\b[^;']*from '([^']+)'`).exec(text)?.[1]
  const found = [
    ...text.matchAll(
      new RegExp(`(?:${docComment})?export const (\\w+) = (?:meta\\.story|\\w+\\.extend)\\(`, 'g'),
    ),
  ]
  const stories = found.map(({ 1: comment, 2: key = '', index }, at) => ({
    id: toId(title, storyNameFromExport(key)),
    name: storyNameFromExport(key),
    purpose: comment === undefined ? null : sentence(comment),
    isPlayed: /\bplay[:,(]|\bpage\.|\.test\(/.test(text.slice(index, found[at + 1]?.index)),
  }))
  return {
    title,
    component: name === undefined || from === undefined ? null : { name, from },
    purpose: meta[1] === undefined ? null : sentence(meta[1]),
    stories,
    tests: text.match(/^\w+\.test\(/gm)?.length ?? 0,
    address:
      /(?:address\s*=\s*\{?|\b(?:pageAt|textPage|statsPage)\(\s*)["'`]([^"'`]+)/.exec(text)?.[1] ?? null,
  }
}

const sentence = (comment: string): string => comment.replaceAll(/\s*\n?\s*\*\s+|\s+/g, ' ').trim()
