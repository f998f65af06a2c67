import { defaultLocale, isLocale, type Locale } from '@souk/design-system/format/locale.ts'
import { embedWords } from '@souk/design-system/locales/__generated__/embedWords.ts'

interface OpenOptions {
  readonly locale?: Locale
  readonly theme?: 'light' | 'dark' | 'system'
  /** How the payment stands, whenever that changes. */
  readonly onChange?: (news: { uniqueId: string; state: string; version: number }) => void
  readonly onClose?: () => void
}

interface Souk {
  /** Shows the page of an invoice over the shop’s own, until it is closed. */
  open: (uniqueId: string, options?: OpenOptions) => { close: () => void; setTheme: (theme: string) => void }
}

/** Where this script comes from is where the pages are. */
const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
const [language = ''] = (document.documentElement.lang || navigator.language).split('-')
const own = isLocale(language) ? language : defaultLocale

/** A dialog of the browser: it keeps the focus, gives it back, and is closed by Escape. */
function open(uniqueId: string, { locale, theme, onChange, onClose }: OpenOptions = {}) {
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  const button = document.createElement('button')
  const query = new URLSearchParams({ embed: location.origin, ...(theme ? { theme } : {}) })
  frame.src = `${origin}${locale ? `/${locale}` : ''}/invoice/${encodeURIComponent(uniqueId)}?${query}`
  // What a shop has written may be no language of ours.
  const words = embedWords[isLocale(locale) ? locale : own]
  frame.title = words.title
  frame.allow = 'clipboard-write'
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0'
  button.type = 'button'
  button.textContent = '×'
  button.ariaLabel = words.close
  button.style.cssText =
    'position:absolute;top:0;right:0;width:48px;height:48px;border:0;background:none;color:#fff;font:24px/1 sans-serif;cursor:pointer'
  dialog.ariaLabel = frame.title
  dialog.style.cssText =
    'position:fixed;inset:0;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:48px 0 0;border:0;background:#13171d'
  dialog.append(frame, button)

  const close = () => dialog.close()
  const hear = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source !== frame.contentWindow || data?.uniqueId !== uniqueId) return
    if (data.souk === 'close') close()
    if (data.souk === 'invoice') onChange?.({ uniqueId, state: data.state, version: data.version })
  }
  button.addEventListener('click', close)
  dialog.addEventListener('close', () => {
    removeEventListener('message', hear)
    dialog.remove()
    onClose?.()
  })
  addEventListener('message', hear)
  document.body.append(dialog)
  dialog.showModal()
  const setTheme = (next: string) => frame.contentWindow?.postMessage({ souk: 'theme', theme: next }, origin)
  return { close, setTheme }
}

;(window as unknown as { Souk: Souk }).Souk = { open }
