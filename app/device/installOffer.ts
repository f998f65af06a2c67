/** The browser's own offer, as Chromium makes it; others make none. It can be taken once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

/** Whether this page can be installed as an application of the device now. */
export interface InstallOffer {
  readonly isThere: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Has the browser ask; only from a press. Nothing happens where there is no offer. */
  readonly take: () => void
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function'

/**
 * Keeps the offer of a browser until somebody presses the button: the page says it in its own place instead of the browser in
 * its. Make it early: the browser may offer before the app is there.
 */
export function createInstallOffer(page: Pick<EventTarget, 'addEventListener'>): InstallOffer {
  let offered: InstallPrompt | null = null
  const listeners = new Set<() => void>()
  const become = (next: InstallPrompt | null) => {
    offered = next
    for (const listener of listeners) listener()
  }
  page.addEventListener('beforeinstallprompt', event => {
    if (!isPrompt(event)) return
    event.preventDefault()
    become(event)
  })
  page.addEventListener('appinstalled', () => become(null))
  return {
    isThere: () => offered !== null,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take: () => {
      const prompt = offered
      // Whoever says no is offered it again by the browser, when it thinks fit.
      become(null)
      // It refuses what no press has asked for: nobody waits for it then.
      prompt?.prompt().catch(() => {})
    },
  }
}
