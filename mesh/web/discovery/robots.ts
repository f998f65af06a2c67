import type { DiscoveryBuild } from './discoveryBuild.ts'

/** What is no page: calls, and what helps developers. */
const noPages = ['/api', '/graphql', '/cable', '/dev'] as const

/**
 * `robots.txt` (RFC 9309): everybody may read what is public. It keeps nothing secret; it only spares robots pages that show them nothing.
 * @param origin null where nobody said which: then the sitemap has no address
 */
export const robotsText = (
  { privateAreas }: Pick<DiscoveryBuild, 'privateAreas'>,
  origin: string | null,
): string =>
  [
    'User-agent: *',
    ...[...noPages, ...privateAreas].map(path => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')
