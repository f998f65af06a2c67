/// <reference types="vite/client" />

/** How Storybook writes a title in an address. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The page of documentation of what has this title. It leads out of the frame of the page. */
export const docsAddress = (title: string): string => `./?path=/docs/${slug(title)}--docs`

/** A story, in Storybook’s own frame. */
export const storyAddress = (id: string): string => `./?path=/story/${id}`

const browser = import.meta.env['STORYBOOK_SOURCE'] as string | undefined

/** Where a file can be read outside of Storybook: under the address that the build was given (`STORYBOOK_SOURCE`), else nowhere. */
export const sourceAddress = (file: string): string | undefined =>
  browser === undefined ? undefined : `${browser.replace(/\/$/, '')}/${file}`
