/** The systems that have a shell of Souk. */
export const nativePlatforms = ['android', 'ios'] as const
export type NativePlatform = (typeof nativePlatforms)[number]

/** What the page tells the shell that it runs in; see `docs/native-shell.md`. */
export type NativeMessage =
  /** The page takes events from now on: those that came before are lost, the token of its push service too. */
  | { readonly type: 'ready' }
  /** Whether the page has gone back; else the shell may leave. */
  | { readonly type: 'back'; readonly done: boolean }
  /** An event that this page does not know, or not in this shape. */
  | { readonly type: 'refused'; readonly event: string }

/** The application of a telephone that the page runs inside of. */
export interface NativeShell {
  readonly platform: NativePlatform
  readonly tell: (message: NativeMessage) => void
}

/**
 * The shell around a page; null in a browser.
 * @param holder the page's `window`: the shell puts `soukShell` there before the page loads
 */
export function nativeShellOf(holder: object): NativeShell | null {
  const { soukShell } = holder as { readonly soukShell?: unknown }
  if (typeof soukShell !== 'object' || soukShell === null) return null
  const { platform, postMessage } = soukShell as Partial<Record<'platform' | 'postMessage', unknown>>
  const known = nativePlatforms.find(name => name === platform)
  if (known === undefined || typeof postMessage !== 'function') return null
  // Called on its holder: what a telephone gives to a page insists on it.
  return { platform: known, tell: message => void postMessage.call(soukShell, JSON.stringify(message)) }
}

/** The `X-Device-Type` of every call that this page makes. */
export const deviceType = (): 'web' | NativePlatform => nativeShellOf(globalThis)?.platform ?? 'web'
