import { escape, type Theme } from '../page.ts'
import { scriptJson } from '../scriptJson.ts'
import type { PayerMarkup } from '../../../http/payerPage.ts'
import type { PayerBuild } from './payerBuild.ts'

/** How often a page without scripts looks again, in seconds. */
const lookEvery = 20
const comeBackAfter = 15

export interface DocumentOptions {
  readonly build: PayerBuild
  readonly markup: PayerMarkup
  readonly theme: Theme
  /** The server is away: the page loads itself again. */
  readonly isAway: boolean
  /** The page's address holds a token. Browsers send that address with the fonts of a sheet in the page, whatever the page's policy is. */
  readonly isSecret: boolean
}

/** The page as HTML. */
export function payerDocument({ build, markup, theme, isAway, isSecret }: DocumentOptions): string {
  const { locale, title, html, styles, state, isAwaited } = markup
  const refresh = (seconds: number) => `<meta http-equiv="refresh" content="${seconds}">`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...(isAway ? [refresh(comeBackAfter)] : []),
    ...(isAwaited ? [`<noscript>${refresh(lookEvery)}</noscript>`] : []),
    ...(isSecret
      ? build.sheets.map(path => `<link rel="stylesheet" href="${escape(path)}">`)
      : [`<style>${build.css}</style>`]),
    styles,
    ...(state === null ? [] : [`<script type="module" src="${escape(build.script)}"></script>`]),
  ]
  const taken =
    state === null ? '' : `<script type="application/json" id="state">${scriptJson(state)}</script>`
  return `<!doctype html>
<html lang="${escape(locale)}" data-theme="${theme}">
<head>
${head.join('\n')}
</head>
<body><div id="root">${html}</div>${taken}</body>
</html>
`
}
