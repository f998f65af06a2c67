import type { View } from './viewAxes.ts'

const day = 24 * 60 * 60_000

/** What the toolbar has done to the time of stories. Clocks and formatters read it whenever they are asked. */
const moment: { shift: () => number; isRunning: boolean; zone: string | undefined } = {
  shift: () => 0,
  isRunning: false,
  zone: undefined,
}

/** By how many milliseconds the clock of a story differs from the time at which it happens. */
export const momentShift = (): number => moment.shift()

/** Whether clocks of stories go on by themselves. */
export const isMomentRunning = (): boolean => moment.isRunning

/** Sets when and where stories are looked at; their data stays what it is. Before they are rendered. */
export function setMoment(time: View['time']): void {
  const since = Date.now()
  moment.isRunning = time === 'running'
  moment.shift = { running: () => Date.now() - since, later: () => day }[time as string] ?? (() => 0)
  moment.zone = { east: 'Asia/Vladivostok', west: 'America/Los_Angeles' }[time as string]
}

const Native = Intl.DateTimeFormat

/** A formatter of the device’s time zone, which is the chosen one from the moment on that one is chosen. */
function following(...[locales, options]: ConstructorParameters<typeof Native>): Intl.DateTimeFormat {
  const native = new Native(locales, options)
  if (options?.timeZone !== undefined) return native
  const now = () =>
    moment.zone === undefined ? native : new Native(locales, { ...options, timeZone: moment.zone })
  return new Proxy(native, {
    get(_, name) {
      const formatter = now()
      const value: unknown = Reflect.get(formatter, name)
      return typeof value === 'function' ? (value.bind(formatter) as unknown) : value
    },
  })
}

// Formatters of the device’s zone are kept by who made them: they have to follow from the first one on.
Intl.DateTimeFormat = new Proxy(Native, {
  construct: (_, given: ConstructorParameters<typeof Native>) => following(...given),
  apply: (_, __, given: ConstructorParameters<typeof Native>) => following(...given),
})
