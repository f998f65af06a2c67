import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { SlideTitle } from './StoryDialog.styles.ts'
import { StoryPicture } from './StoryStrip.styles.ts'
import { storyDrawing } from './storyDrawing.ts'
import type { StoryShape, StorySlideShape } from './storyShape.ts'

interface StorySlideProps {
  story: StoryShape
  slide: StorySlideShape
  /** From 1. */
  number: number
}

/** What a slide of a story says. */
export function StorySlide({ story, slide, number }: StorySlideProps) {
  const t = useT('story')
  return (
    <>
      <StoryPicture data-tone={story.tone} data-size="large">
        <Icon of={storyDrawing[story.icon]} size="xl" />
      </StoryPicture>
      <VisuallyHidden>{t('slide', { number, count: story.slides.length })}</VisuallyHidden>
      <SlideTitle>{slide.title}</SlideTitle>
      <Text as="p" size="body-l" tone="secondary">
        {slide.text}
      </Text>
    </>
  )
}
