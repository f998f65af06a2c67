import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { ImageView, WholeImage, ZoomBar, ZoomLevel } from './AttachmentDialog.styles.ts'
import type { Attachment } from './message.ts'

/** In per cent of the window's width; the first shows the picture whole. */
const levels = [100, 150, 200, 300, 400] as const

interface ZoomImageProps {
  image: Attachment
}

/** A picture that can be looked at closely: by buttons, by a double press, and by the keys + − and 0. Arrows scroll it. */
export function ZoomImage({ image }: ZoomImageProps) {
  const t = useT('chat')
  const locale = useLocale()
  const [at, setAt] = useState(0)
  const { name, url, width, height } = image
  const level = levels[at] ?? 100
  const isZoomed = at > 0
  const to = (index: number) => setAt(Math.max(0, Math.min(levels.length - 1, index)))
  const keys: Partial<Record<string, number>> = { '+': at + 1, '=': at + 1, '-': at - 1, '0': 0 }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const index = keys[key]
    if (index !== undefined) to(index)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <ImageView
        aria-label={t('zoom.view', { name })}
        tabIndex={0}
        data-zoomed={isZoomed}
        style={{ '--zoom': `${level}%` }}
        onKeyDown={onKeyDown}
        onDoubleClick={() => to(isZoomed ? 0 : 2)}
      >
        <WholeImage src={url} alt={name} {...(width === null || height === null ? {} : { width, height })} />
      </ImageView>
      <ZoomBar>
        <IconButton icon={ZoomOut} label={t('zoom.out')} onClick={() => to(at - 1)} />
        <ZoomLevel aria-label={t('zoom.level', { percent: formatPercent(String(level), { locale }) })}>
          {formatPercent(String(level), { locale })}
        </ZoomLevel>
        <IconButton icon={ZoomIn} label={t('zoom.in')} onClick={() => to(at + 1)} />
        {isZoomed && (
          <Button size="s" variant="ghost" onClick={() => to(0)}>
            {t('zoom.fit')}
          </Button>
        )}
      </ZoomBar>
    </>
  )
}
