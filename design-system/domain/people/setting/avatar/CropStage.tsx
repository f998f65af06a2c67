import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useId, useRef } from 'react'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { StageHint, StageRoot, ZoomInput, ZoomRow } from './AvatarEditor.styles.ts'
import { mostZoom, placeOf, zoomOf, zoomTo } from './crop.ts'
import type { Crop, PictureSize } from './crop.ts'
import { CropCanvas } from './CropCanvas.tsx'
import { useCropGestures, zoomIn, zoomOut } from './useCropGestures.ts'

interface CropStageProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
}

/** Twice its width on the page, for sharp screens. */
const stagePixels = 640

/** Moves and zooms a picture under a square. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const t = useT('setting')
  const hintId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const change = (move: (crop: Crop, picture: PictureSize) => Crop) => onChange(now => move(now, picture))
  const gestures = useCropGestures(ref, change)
  const where = useWhere(crop, picture)
  // What had the focus is gone with the choice, and this is what comes next.
  useEffect(() => ref.current?.focus(), [])
  return (
    <>
      <StageRoot
        ref={ref}
        role="application"
        tabIndex={0}
        aria-label={t('avatar.part')}
        aria-describedby={hintId}
        {...gestures}
      >
        <CropCanvas picture={picture} crop={crop} pixels={stagePixels} />
      </StageRoot>
      <VisuallyHidden as="output">{where.text}</VisuallyHidden>
      <ZoomRow>
        <IconButton icon={ZoomOut} label={t('avatar.zoomOut')} onClick={() => change(zoomOut)} />
        <ZoomInput
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoomOf(crop, picture)}
          aria-label={t('avatar.zoom')}
          aria-valuetext={where.zoom}
          onChange={event => {
            const zoom = event.currentTarget.valueAsNumber
            change((now, size) => zoomTo(now, size, zoom))
          }}
        />
        <IconButton icon={ZoomIn} label={t('avatar.zoomIn')} onClick={() => change(zoomIn)} />
      </ZoomRow>
      <StageHint>
        <Caption as="p" id={hintId}>
          {t('avatar.keys')}
        </Caption>
      </StageHint>
    </>
  )
}

/** What the eye sees of the crop, in words. */
function useWhere(crop: Crop, picture: PictureSize) {
  const t = useT('setting')
  const locale = useLocale()
  const percent = (share: number) => formatPercent(String(Math.round(share * 100)), { locale })
  const place = placeOf(crop, picture)
  const zoom = percent(zoomOf(crop, picture))
  return { zoom, text: t('avatar.where', { zoom, left: percent(place.x), top: percent(place.y) }) }
}
