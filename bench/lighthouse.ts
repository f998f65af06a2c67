import { launch } from 'chrome-launcher'
import lighthouseOf from 'lighthouse'
import { chromiumFlags } from '../tests/support/chromium.ts'
import { percentile, round, type Bench } from './bench.ts'
import { chromiumProgram, withShippedProduct } from './browser.ts'

const route = '/buy'
/** A busy machine disturbs single runs; the median of these stands. */
const runs = 3

/** What Lighthouse says of the first route on a phone with a slow line. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  about: `Lighthouse, mobile, on ${route}: medians of ${runs} runs`,
  run: () =>
    withShippedProduct(async ({ url }) => {
      const all: Awaited<ReturnType<typeof once>>[] = []
      for (let run = 0; run < runs; run++) all.push(await once(`${url}${route}`))
      const median = (read: (one: (typeof all)[number]) => number) => percentile(all.map(read), 0.5)
      const performance = median(one => one.performance)
      return {
        figures: {
          route,
          performance,
          performanceOfEachRun: all.map(one => one.performance),
          accessibility: median(one => one.accessibility),
          bestPractices: median(one => one.bestPractices),
          seo: median(one => one.seo),
          firstContentfulPaintMs: median(one => one.firstContentfulPaintMs),
          largestContentfulPaintMs: median(one => one.largestContentfulPaintMs),
          totalBlockingMs: median(one => one.totalBlockingMs),
          layoutShift: median(one => one.layoutShift),
        },
        targets: [{ name: `Lighthouse mobile on ${route}`, measured: performance, atLeast: 90 }],
      }
    }),
}

async function once(url: string) {
  const chrome = await launch({
    chromePath: chromiumProgram(),
    chromeFlags: [...chromiumFlags, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouseOf(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => round(audits[name]?.numericValue ?? 0)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
      largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
      totalBlockingMs: Math.round(value('total-blocking-time')),
      layoutShift: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
