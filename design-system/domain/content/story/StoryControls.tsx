import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { StoryFoot } from './StoryDialog.styles.ts'
import type { StorySlideShape } from './storyShape.ts'

interface StoryControlsProps {
  slide: StorySlideShape
  isPaused: boolean
  onHold: () => void
  onNext: () => void
  /** Null on the first slide of all. */
  onPrevious: (() => void) | null
  /** Somebody goes to where the slide leads. */
  onFollow: () => void
}

/** Under a slide: where it leads, and the buttons for what fingers and keys can do too. */
export function StoryControls({ slide, isPaused, onHold, onNext, onPrevious, onFollow }: StoryControlsProps) {
  const t = useT('story')
  return (
    <StoryFoot>
      {slide.linkPath !== null && slide.linkLabel !== null ? (
        <LinkButton href={slide.linkPath} variant="primary" onClick={onFollow}>
          {slide.linkLabel}
        </LinkButton>
      ) : (
        <span />
      )}
      {onPrevious !== null && <IconButton icon={ChevronLeft} label={t('previous')} onClick={onPrevious} />}
      <IconButton icon={isPaused ? Play : Pause} label={t(isPaused ? 'play' : 'pause')} onClick={onHold} />
      <IconButton icon={ChevronRight} label={t('next')} onClick={onNext} />
    </StoryFoot>
  )
}
