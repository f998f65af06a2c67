import type { Page } from 'playwright'
import { round, type Bench } from './bench.ts'
import { withBrowser } from './support/browser.ts'
import { withBuiltPage } from './scroll/builtPage.ts'

const rows = 10_000
/** So many presses unfold the list, once its first page is there. */
const presses = 20
const slower = 4
const settleMs = 5000
/** A screen and more with each turn of the wheel, and the time in which a hand turns it again. */
const turn = { pixels: 1200, everyMs: 100 }

/** Scrolling a list of offers that somebody has unfolded to its ten thousandth row. */
export const scroll: Bench = {
  name: 'scroll',
  about: 'A list of 10,000 offers, scrolled from its end to its beginning on a processor slowed 4 times',
  run: () =>
    withBuiltPage(url =>
      withBrowser(async browser => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await page.goto(url)
        await unfold(page)
        // What unfolding has begun is done before anything is measured.
        await page.waitForTimeout(settleMs)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await watch(page)
        await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'v8'] })
        const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }))
        await page.mouse.move(700, 450)
        for (let at = 0; at < height; at += turn.pixels) {
          await page.mouse.wheel(0, -turn.pixels)
          await page.waitForTimeout(turn.everyMs)
        }
        const calls = scriptsOf(await browser.stopTracing())
        const scripts = calls.map(({ ms }) => ms)
        const seen = await page.evaluate(
          () => (window as unknown as { seen: { scripts: number[]; tasks: number[] } }).seen,
        )
        const mounted = await page.locator('ol > li[data-emphasis]').count()
        const worst = (durations: readonly number[]) => round(Math.max(0, ...durations))
        return {
          figures: {
            rows,
            pixels: height,
            rowsMounted: mounted,
            // On a machine that does other things too, the clock counts these: the processor's own time does not.
            worstScriptMs: worst(scripts),
            // The collector comes when it will, in whatever runs then.
            worstScriptWithoutCollectorMs: worst(calls.map(({ ms, collectorMs }) => ms - collectorMs)),
            worstCollectorMs: worst(calls.map(({ collectorMs }) => collectorMs)),
            scriptsOver50Ms: scripts.filter(duration => duration > 50).length,
            worstScriptByTheClockMs: worst(seen.scripts),
            worstTaskMs: worst(seen.tasks),
            tasksOver50Ms: seen.tasks.length,
          },
          targets: [
            {
              name: 'longest script while scrolling 10,000 rows, ms',
              measured: worst(scripts),
              atMost: 50,
            },
          ],
        }
      }),
    ),
}

/** Asks for page after page, as somebody does who looks for something that is far down. */
async function unfold(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more offers' })
  await more.waitFor()
  await page.evaluate(async times => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let time = 0; time < times; time++) {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Show more offers'),
      )
      button?.click()
      await frame()
      window.scrollTo(0, document.documentElement.scrollHeight)
      await frame()
    }
  }, presses)
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly tid: number
  /** When it began, by the clock in microseconds, and how long it took by it. */
  readonly ts: number
  readonly dur?: number
  /** What the thread was given of the processor, in microseconds. */
  readonly tdur?: number
}

/** How much of the processor each script took that the browser called, and the collector of garbage within it, in milliseconds. */
function scriptsOf(trace: Buffer): { readonly ms: number; readonly collectorMs: number }[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const whole = traceEvents.filter(({ ph }) => ph === 'X')
  const collections = whole.filter(({ name }) => name === 'MajorGC' || name === 'MinorGC')
  return whole
    .filter(({ name }) => name === 'FunctionCall')
    .map(({ tid, ts, dur = 0, tdur = 0 }) => ({
      ms: tdur / 1000,
      collectorMs: collections
        .filter(one => one.tid === tid && one.ts >= ts && one.ts <= ts + dur)
        .reduce((sum, one) => sum + (one.tdur ?? 0) / 1000, 0),
    }))
}

/** Notes every script and every task that keeps a frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = { scripts: [] as number[], tasks: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        scripts?: readonly { duration: number }[]
      })[])
        seen.scripts.push(...(entry.scripts ?? []).map(({ duration }) => duration))
    }).observe({ type: 'long-animation-frame' })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
