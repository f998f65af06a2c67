import { useEffect, useEffectEvent, useId, useState } from 'react'
import X from 'lucide-react/icons/x'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Scrim, Surface } from '../../../primitives/overlay/Overlay.styles.ts'
import {
  StoryBar,
  StoryBars,
  StoryBody,
  StoryHead,
  StoryHeading,
  StoryRoot,
  StoryRun,
  StoryStage,
} from './StoryDialog.styles.ts'
import { StoryControls } from './StoryControls.tsx'
import { StorySlide } from './StorySlide.tsx'
import type { StoryShape } from './storyShape.ts'
import { useHold } from './useHold.ts'
import { useStoryPlace } from './useStoryPlace.ts'

export interface StoryDialogProps extends ModalControls<'followed'> {
  stories: readonly StoryShape[]
  /** The one that it opens with. */
  startId: string
  /** A story has come on screen. */
  onViewed: (id: string) => void
}

/**
 * A story over the page, and the next ones after it: the modal of the kind `story`. Slides go on by themselves, by a press,
 * by arrows and buttons; holding one, or the space bar, stops it, and a swipe up closes it. Where motion is unwanted they wait.
 * Answers `followed` when somebody goes to where a slide leads.
 */
export function StoryDialog({ stories, startId, onViewed, close, dismiss }: StoryDialogProps) {
  const tCommon = useT('common')
  const titleId = useId()
  const { story, slide, isFirst, next, previous } = useStoryPlace(stories, startId, dismiss)
  const [isPaused, setPaused] = useState(false)
  const hold = () => setPaused(!isPaused)
  const { isHeld, ...holding } = useHold({
    onPress: side => (side === 'start' ? previous() : next()),
    onSwipeUp: dismiss,
  })
  useStoryKeys({ onNext: next, onPrevious: previous, onHold: hold })
  const viewed = useEffectEvent(onViewed)
  const id = story?.id
  useEffect(() => {
    if (id !== undefined) viewed(id)
  }, [id])
  const shown = story?.slides[slide]
  if (story === undefined || shown === undefined) return null
  return (
    <Scrim isOpen onOpenChange={open => !open && dismiss()} isDismissable data-place="center">
      <Surface>
        <StoryRoot aria-labelledby={titleId}>
          <StoryBody {...(isPaused || isHeld ? { 'data-paused': '' } : {})}>
            <StoryBars aria-hidden>
              {story.slides.map((_, index) => (
                <StoryBar key={index}>
                  <StoryRun
                    key={`${story.id} ${slide}`}
                    data-state={index < slide ? 'done' : index === slide ? 'now' : 'next'}
                    onAnimationEnd={next}
                  />
                </StoryBar>
              ))}
            </StoryBars>
            <StoryHead>
              <StoryHeading id={titleId}>{story.title}</StoryHeading>
              <IconButton icon={X} label={tCommon('verb.close')} onClick={dismiss} />
            </StoryHead>
            <StoryStage {...holding} aria-live={isPaused ? 'polite' : 'off'}>
              <StorySlide story={story} slide={shown} number={slide + 1} />
            </StoryStage>
            <StoryControls
              slide={shown}
              isPaused={isPaused}
              onHold={hold}
              onNext={next}
              onPrevious={isFirst ? null : previous}
              onFollow={() => close('followed')}
            />
          </StoryBody>
        </StoryRoot>
      </Surface>
    </Scrim>
  )
}

interface StoryKeys {
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onHold: () => void
}

/** The keys of a story, wherever in it the focus is: arrows go on and back, the space bar holds it still. */
function useStoryKeys({ onNext, onPrevious, onHold }: StoryKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const acts: Partial<Record<string, () => void>> = {
      ArrowRight: onNext,
      ArrowLeft: onPrevious,
      ' ': onHold,
    }
    const act = acts[event.key]
    // A button that has the focus is pressed by the space bar.
    if (act === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}
