/** What search engines read as data, in the words of schema.org; nothing in it can end its element. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`
