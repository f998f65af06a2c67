import { paths } from '../../routes/paths.ts'

/** What the events of a shell are done with. */
export interface NativeParts {
  /** Goes back, or closes what is open; says whether it could. */
  readonly back: () => boolean
  readonly tellBack: (done: boolean) => void
  /** Goes to a path of `paths`. */
  readonly go: (path: string) => void
  /** Says that the identity could not be checked. */
  readonly identityFailed: () => void
  /** The token by which the telephone's push service reaches this device. */
  readonly pushToken: (token: string) => void
  /** The shell is seen again. */
  readonly returned: (hiddenMs: number) => void
}

/** Reads one value of an event; undefined for what it cannot be. */
type Read = (value: unknown) => unknown
type Shape = Readonly<Record<string, Read>>
type Details<S extends Shape> = { readonly [Key in keyof S]: Exclude<ReturnType<S[Key]>, undefined> }
type Bag = Readonly<Record<string, unknown>>

const text = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const milliseconds = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

/** An event of a shape, and what it does; what is called says whether the event had that shape. */
const event =
  <const S extends Shape>(shape: S, does: (details: Details<S>) => void) =>
  (detail: Bag): boolean => {
    const entries = Object.entries(shape).map(([key, read]) => [key, read(detail[key])] as const)
    if (entries.some(([, value]) => value === undefined)) return false
    does(Object.fromEntries(entries) as Details<S>)
    return true
  }

/** Everything that a shell may tell the page: a name, the shape of what comes with it, and what is done. */
export const nativeEvents = (parts: NativeParts) => ({
  back: event({}, () => parts.tellBack(parts.back())),
  push_opened: event({ tradeId: text(/^[0-9A-Z]{8}$/), isFocused: flag }, ({ tradeId, isFocused }) => {
    // Whoever is looking already sees what has happened: the page is live.
    if (!isFocused) parts.go(paths.trade(tradeId))
  }),
  identity_failed: event({}, parts.identityFailed),
  push_token: event({ token: text(/^[0-9A-Za-z_:.-]{16,200}$/) }, ({ token }) => parts.pushToken(token)),
  foreground: event({ hiddenMs: milliseconds }, ({ hiddenMs }) => parts.returned(hiddenMs)),
})

/**
 * Does what an event says.
 * @param detail `{type, …}`, as the shell gave it: believed in nothing
 * @returns the event's name when it was refused; null when it was done
 */
export function takeNativeEvent(events: ReturnType<typeof nativeEvents>, detail: unknown): string | null {
  const bag: Bag = typeof detail === 'object' && detail !== null ? { ...detail } : {}
  const { type } = bag
  const name = typeof type === 'string' ? type.slice(0, 40) : ''
  const known = Object.hasOwn(events, name) ? events[name as keyof typeof events] : undefined
  return known?.(bag) === true ? null : name
}
