import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { watchSize } from '../../../../timing/watchSize.ts'
import type { Theme } from '../../../../theme/theme.ts'
import { BrowserBar, FramePage, FrameRoot, FrameView } from './StylePreview.styles.ts'

interface PreviewFrameProps {
  device: 'desktop' | 'phone'
  theme: Theme
  /** What is shown, for whoever does not see it. */
  label: string
  children: ReactNode
}

/** A page inside of a device: drawn at its real size, made smaller, and out of reach of pointer and keyboard. */
export function PreviewFrame({ device, theme, label, children }: PreviewFrameProps) {
  const { viewRef, pageRef } = useFrameScale()
  return (
    <FrameRoot data-frame={device} aria-label={label}>
      {device === 'desktop' && (
        <BrowserBar aria-hidden>
          <i />
          <i />
          <i />
        </BrowserBar>
      )}
      <FrameView ref={viewRef} inert>
        <FramePage ref={pageRef} data-frame={device} data-theme={theme}>
          {children}
        </FramePage>
      </FrameView>
    </FrameRoot>
  )
}

/** Keeps a page as wide as its frame, and the frame as high as its page, whatever size either gets. */
function useFrameScale() {
  const viewRef = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [view, page] = [viewRef.current, pageRef.current]
    if (view === null || page === null) return undefined
    const fit = () => {
      const scale = view.clientWidth / page.offsetWidth
      view.style.setProperty('--frame-scale', String(scale))
      view.style.setProperty('--frame-height', `${page.offsetHeight * scale}px`)
    }
    fit()
    return watchSize([view, page], fit)
  }, [])
  return { viewRef, pageRef }
}
