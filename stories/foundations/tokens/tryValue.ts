const id = 'tried-token'

/** Everywhere that a token of ours is given its value, so that the tried one wins in each theme, contrast and density. */
const areas = ':root, [data-theme], [data-contrast], [data-density]'

/** Gives a token another value in a page, of Storybook or of a frame in it, until another is tried; null leaves all as it is. */
export function tryValue(page: Document, tried: { property: string; value: string } | null): void {
  const before = page.getElementById(id)
  if (tried === null) {
    before?.remove()
    return
  }
  const sheet = before ?? page.createElement('style')
  sheet.id = id
  sheet.textContent = `${areas} { ${tried.property}: ${tried.value} !important; }`
  page.head.append(sheet)
}
