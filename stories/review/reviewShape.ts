/** A picture that is not as it was; addresses of pictures. As `scripts/review/differences.ts` finds it. */
export interface ReviewPicture {
  readonly name: string
  readonly theme: string
  /** Null of a story that had no picture. */
  readonly before: string | null
  readonly after: string
  /** The differing pixels; null where the sizes differ, too. */
  readonly change: string | null
}

export interface ReviewRun {
  /** In ISO 8601. */
  readonly at: string
  readonly compared: number
  readonly unable: string | null
}

/** A story, as the index of a Storybook names it. */
export interface IndexedStory {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** A picture with the story that it shows; null where that is gone. */
export interface ReviewRow extends ReviewPicture {
  readonly story: IndexedStory | null
}

/** What somebody found of a picture. */
export const verdicts = ['open', 'wanted', 'unwanted'] as const
export type Verdict = (typeof verdicts)[number]

/** A name for what somebody found of a picture, as it is kept. */
export const keyOf = ({ name, theme }: Pick<ReviewPicture, 'name' | 'theme'>): string => `${theme} ${name}`

/** The pictures by what they show: a component or a page, in the order of their names. */
export function byComponent(
  pictures: readonly ReviewPicture[],
  stories: readonly IndexedStory[],
): readonly (readonly [title: string, rows: readonly ReviewRow[]])[] {
  // A file's name has one hyphen where the id has two.
  const known = new Map(stories.map(story => [story.id.replaceAll(/-+/g, '-'), story]))
  const rows = pictures.map(picture => ({ ...picture, story: known.get(picture.name) ?? null }))
  const groups = Map.groupBy(rows, ({ story, name }) => story?.title ?? name)
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** What was found, as a text to hand over. */
export function findingsText(rows: readonly ReviewRow[], found: Readonly<Record<string, Verdict>>): string {
  const of = (wanted: Verdict) =>
    rows.filter(row => (found[keyOf(row)] ?? 'open') === wanted).map(row => `- ${nameOf(row)}, ${row.theme}`)
  const part = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${heading}:`, ...lines, '']
  return [
    ...part('Not as wanted', of('unwanted')),
    ...part('As wanted', of('wanted')),
    ...part('Not looked at', of('open')),
  ]
    .join('\n')
    .trim()
}

export const nameOf = ({ story, name }: ReviewRow): string =>
  story === null ? name : `${story.title} / ${story.name}`
