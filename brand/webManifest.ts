import { type Brand, brandTile } from './brand.ts'

/** The brand's sign, as the gateway serves it. */
export const iconPath = '/favicon.svg'

/** Behind the page while it opens as an application; the light theme's own. */
const ground = '#ffffff'

/**
 * What a browser needs to install the pages as an application of the device (W3C, Web Application Manifest): whose it is, its
 * sign, and where it opens. One application in every language.
 * @param prefix of the language, as `/ru`; empty for the default one
 */
export const webManifest = (brand: Brand, { lang, prefix }: { lang: string; prefix: string }): string =>
  JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang,
    start_url: prefix === '' ? '/' : prefix,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: brandTile,
    icons: [
      {
        src: iconPath,
        sizes: 'any',
        type: 'image/svg+xml',
      },
    ],
  })
