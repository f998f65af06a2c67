/** Which build this page is, as the build wrote it into its head; null in development, where nothing is built. */
export const ownVersion = (page: Pick<Document, 'querySelector'>): string | null =>
  page.querySelector('meta[name="souk-version"]')?.getAttribute('content') ?? null
