/** The event by which the preview tells the panel of facts what is on screen. */
export const toldFacts = 'souk/facts'

/** What the panel shows of a story: where it is written, what it is for, who uses it. */
export interface ToldFacts {
  readonly file: string
  /** Where the file can be read, if the build was told. */
  readonly source: string | null
  readonly purpose: string | null
  readonly standing: string | null
  /** Pages that use the component, or components that the page is made of. */
  readonly links: readonly { readonly text: string; readonly address: string }[]
  readonly heading: string
}
