/**
 * Countries, each at the address of its name: `/nigeria`. Which ones there are, documents say, so that a new one needs no build; the last rows of
 * `routeTable`, because any word could be one.
 */
export const countryRoutes = {
  country: {
    path: '/:country',
    access: 'default',
    chrome: 'full',
    page: 'country/CountryPage',
    words: ['content', 'country'],
    // A word, and none that begins the search of a coin that is not there.
    shapes: { country: '(?!(?:buy|sell)-)[a-z][a-z-]{1,38}[a-z]' },
    document: 'country-{country}',
    reloads: true,
  },
} as const
