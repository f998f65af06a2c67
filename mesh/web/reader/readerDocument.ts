import { isFontFile, fontsOf } from '../fonts.ts'
import { escape, type Theme } from '../page.ts'
import { scriptJson } from '../scriptJson.ts'
import type { ReaderMarkup } from '../../../http/readerPage.ts'
import type { ReaderBuild } from './readerBuild.ts'

/** The page as HTML, in two halves: between them stands the reader's theme, so that one rendering is for everybody. */
export function readerDocument(
  { css, fonts, script, preloads }: ReaderBuild,
  markup: ReaderMarkup,
): (theme: Theme) => string {
  const { locale, part, head, html, styles, state } = markup
  const rest = [
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    head,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...fontsOf(locale)
      .flatMap(font => fonts.filter(path => isFontFile(path, font)))
      .map(path => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escape(path)}">`),
    `<style>${css}</style>`,
    styles,
    // Fetched once the page is painted, which is whole without them.
    `<script defer src="/start.js" data-preloads="${escape((preloads[part] ?? []).join(' '))}" data-modules="${escape(script)}"></script>`,
    '</head>',
    `<body><div id="root">${html}</div><script type="application/json" id="state">${scriptJson(state)}</script></body>`,
    '</html>',
    '',
  ].join('\n')
  return theme => `<!doctype html>\n<html lang="${escape(locale)}" data-theme="${theme}">\n${rest}`
}
