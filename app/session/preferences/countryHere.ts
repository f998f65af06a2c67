/** The country that the gateway was told of this visitor (ISO 3166), as it stands in the app's page; null without one. */
export const countryHere = (): string | null => document.documentElement.dataset['country'] ?? null
