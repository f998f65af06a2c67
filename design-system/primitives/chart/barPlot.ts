import UPlot from 'uplot'
import type { AlignedData, Axis, Options, Series } from 'uplot'
import { watchSize } from '../../timing/watchSize.ts'
import type { DecimalString } from '../../format/decimal.ts'
import type { BarArrangement, BarSeries, BarTone } from './barSeries.ts'
import { stackedBars } from './stackedBars.ts'
import { tickText } from './barTicks.ts'

/** What a plot asks for while it paints. */
interface BarPlotOptions {
  readonly labelAt: (index: number) => string
  readonly valueText: (value: DecimalString) => string
  readonly onPoint: (index: number | null) => void
}

/** A chart that is on a page. */
export interface BarPlot {
  /** Paints other figures. */
  readonly show: (
    labels: readonly string[],
    series: readonly BarSeries[],
    arrangement: BarArrangement,
  ) => void
  /** Takes it off the page. */
  readonly close: () => void
}

/** Custom properties of the page, as the canvas has them painted: by name, so that a change of the theme is seen. */
const inks = { axis: '--text-secondary', grid: '--border-subtle' } as const
const barInks = {
  whole: { fill: '--accent-soft', stroke: '--accent-solid' },
  part: { fill: '--accent-solid', stroke: '--accent-solid' },
  first: { fill: '--text-primary', stroke: '--text-primary' },
  second: { fill: '--text-tertiary', stroke: '--text-tertiary' },
  third: { fill: '--surface-card', stroke: '--text-tertiary' },
} as const satisfies Record<BarTone, object>

/** How much of its place a bar takes, and the most pixels of it. */
const barSize: [number, number] = [0.6, 64]
const paths = UPlot.paths.bars?.({ size: barSize, radius: [0.06, 0] }) ?? (() => null)
/** Room above the highest bar. */
const headroom = 1.1
const gap = 8
/** For the words under them. */
const underBars = 28

/** Paints bars into an element, as wide and high as it is, in the colours that its theme has; until it is closed. */
export function barPlot(root: HTMLElement, { labelAt, valueText, onPoint }: BarPlotOptions): BarPlot {
  let plot: UPlot | null = null
  const ink = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()
  const font = () => {
    const { fontSize, fontFamily } = getComputedStyle(root)
    return `${fontSize} ${fontFamily}`
  }
  const sizes = () => ({ width: root.clientWidth, height: root.clientHeight })

  const axis = (differs: Axis): Axis => ({
    stroke: () => ink(inks.axis),
    font: font(),
    ticks: { show: false },
    gap,
    ...differs,
  })
  const bars = (tone: BarTone): Series => ({
    fill: () => ink(barInks[tone].fill),
    stroke: () => ink(barInks[tone].stroke),
    width: 1,
    paths,
    points: { show: false },
  })

  function optionsOf(count: number, series: readonly BarSeries[]): Options {
    return {
      ...sizes(),
      legend: { show: false },
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false, setScale: false } },
      scales: {
        x: { time: false, range: [-0.5, count - 0.5] },
        y: { range: (_, __, most) => [0, most > 0 ? most * headroom : 1] },
      },
      axes: [
        axis({
          grid: { show: false },
          size: underBars,
          splits: () => Array.from({ length: count }, (_, index) => index),
          values: (plot, splits) => {
            const labels = splits.map(labelAt)
            const step = stepOf(widest(plot.ctx, font(), labels) + gap, plot.width / count)
            return labels.map((label, index) => ((count - 1 - index) % step === 0 ? label : ''))
          },
        }),
        axis({
          grid: { stroke: () => ink(inks.grid), width: 1 },
          // Whole things have no line between one and two.
          incrs: stepsOf(series),
          values: (_, splits) => splits.map(split => valueText(tickText(split))),
          size: ({ ctx }, values) => widest(ctx, font(), values) + gap,
        }),
      ],
      series: [{}, ...series.map(({ tone }) => bars(tone))],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    }
  }

  const show: BarPlot['show'] = (labels, given, arrangement) => {
    plot?.destroy()
    const series = arrangement === 'stacked' ? stackedBars(given) : given
    const data: AlignedData = [
      labels.map((_, index) => index),
      // Heights on a screen, and no money: what is told of a bar is its row in the table.
      ...series.map(({ values }) => values.map(Number)),
    ]
    plot = new UPlot(optionsOf(labels.length, series), data, root)
  }

  const unwatch = watchSize([root], () => plot?.setSize(sizes()))
  const themed = new MutationObserver(() => plot?.redraw(false, true))
  const theme = root.closest('[data-theme]')
  if (theme) themed.observe(theme, { attributeFilter: ['data-theme'] })
  // Words that were painted before the typeface came are painted again.
  void document.fonts.ready.then(() => plot?.redraw(false, true))
  return {
    show,
    close: () => {
      unwatch()
      themed.disconnect()
      plot?.destroy()
      plot = null
    },
  }
}

/** Of how many labels one is written, so that none touches the next; the last one always is. */
const stepOf = (label: number, place: number): number =>
  place > 0 ? Math.max(1, Math.ceil(label / place)) : 1

/** Steps between lines; whole numbers alone where every figure is one. */
function stepsOf(series: readonly BarSeries[]): number[] {
  const isWhole = series.every(({ values }) => values.every(value => !value.includes('.')))
  const powers = Array.from({ length: isWhole ? 15 : 23 }, (_, index) => 10 ** (isWhole ? index : index - 8))
  return powers.flatMap(power => [power, power * 2, power * 5])
}

/** How wide the widest of the words beside the lines is, in pixels of the page. */
function widest(ctx: CanvasRenderingContext2D, font: string, values: readonly string[] | null): number {
  if (values === null) return 0
  ctx.font = font
  return Math.ceil(Math.max(0, ...values.map(value => ctx.measureText(value).width)))
}
