import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellManifest, ShellRoute } from '../../mesh/web/shell.ts'

/** The most that a page may load at once, in kB of 1000 bytes, scripts and styles as gzip. */
export const budgets = {
  /** Pages that somebody may come to first. */
  first: { scripts: 300, styles: 10, fonts: 60 },
  /**
   * Come to from an offer, or by a link that somebody shares: offers, figures and words at once. And what is written to be read: a first visit
   * loads the gateway's own page of it (renderedBudget.ts), so that this one is for who is in already.
   */
  person: { scripts: 305, styles: 10, fonts: 60 },
  /** As those, for pages that count and draw what they answer. */
  tool: { scripts: 310, styles: 10, fonts: 60 },
  /** Pages that are come to from another one, which has loaded most of it. */
  later: { scripts: 340, styles: 10, fonts: 60 },
} as const

/** Reached only by somebody who is in already, or on a way that begins with another page. */
const laterPatterns =
  /^\/((trade|dashboard|wallet|transactions(Filter)?|notifications|me|profile|settings|security|payment-credentials|create-advert|edit-adverts?|operator)\b|messenger-auth\/:otp\/phone)/

const personPatterns = /^\/($|user\/|guide|blog|crypto-wallet|:country$)/

const toolPatterns = /^\/calculator/

const budgetOf = (pattern: string) => {
  if (laterPatterns.test(pattern)) return budgets.later
  if (toolPatterns.test(pattern)) return budgets.tool
  return personPatterns.test(pattern) ? budgets.person : budgets.first
}

type Kind = keyof (typeof budgets)['first']

/**
 * What of a build is heavier than its budget, a line each; empty when all is well.
 * @param appDir the build, with its compressed copies
 */
export function overBudget(appDir: string): string[] {
  const index = readFileSync(join(appDir, 'index.html'), 'utf8')
  const { locales, routes } = JSON.parse(readFileSync(join(appDir, 'shell.json'), 'utf8')) as ShellManifest
  const always = [...index.matchAll(/(?:href|src)="(\/(?:assets\/|start\.js)[^"]*)"/g)].map(
    ([, href = '']) => href,
  )
  return routes.flatMap(route =>
    locales.flatMap(locale => {
      const budget = budgetOf(route.pattern)
      const weight = weightOf(appDir, new Set([...always, ...preloadsOf(route, locale)]))
      return (Object.keys(budget) as Kind[])
        .filter(kind => weight[kind] > budget[kind])
        .map(
          kind =>
            `${route.pattern} in ${locale}: ${weight[kind].toFixed(1)} kB of ${kind}, ${budget[kind]} kB allowed`,
        )
    }),
  )
}

const preloadsOf = ({ preloads = [] }: ShellRoute, locale: string): string[] =>
  preloads
    .filter(preload => preload.locale === undefined || preload.locale === locale)
    .map(({ href }) => href)

function weightOf(appDir: string, hrefs: ReadonlySet<string>): Record<Kind, number> {
  const kinds: Record<Kind, RegExp> = { scripts: /\.js$/, styles: /\.css$/, fonts: /\.woff2$/ }
  const sum = (kind: RegExp) =>
    [...hrefs]
      .filter(href => kind.test(href))
      .reduce((total, href) => total + transferred(join(appDir, href)), 0) / 1000
  return { scripts: sum(kinds.scripts), styles: sum(kinds.styles), fonts: sum(kinds.fonts) }
}

/** What a file costs on the wire; the smallest have no compressed copy. */
const transferred = (file: string): number =>
  statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
