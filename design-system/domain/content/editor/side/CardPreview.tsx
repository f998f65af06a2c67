import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { MediaPartners } from '../../home/MediaPartners.tsx'
import { ServiceWords } from '../../home/ServiceWords.tsx'
import { PromoBlocks } from '../../promo/PromoBlocks.tsx'
import { StorySlide } from '../../story/StorySlide.tsx'
import type { StoryShape } from '../../story/storyShape.ts'
import { StoryStrip } from '../../story/StoryStrip.tsx'
import type { PreviewCard } from '../cardShape.ts'

interface CardPreviewProps {
  card: PreviewCard
}

/** Nothing is pressed in a picture. */
const nothing = () => {}

/** A card as its readers will see it: by what draws it in the app. It speaks the words of `home` and `story`. */
export function CardPreview({ card }: CardPreviewProps) {
  switch (card.kind) {
    case 'story':
      return <StorySlides story={card.story} />
    case 'promo_block':
      return <PromoBlocks blocks={[card.block]} onPutAway={nothing} />
    case 'service_feedback':
      return <ServiceWords words={[card.word]} areExamples={card.isExample} />
    default:
      return <MediaPartners partners={[card.partner]} areExamples={card.isExample} />
  }
}

/** How a story stands in the strip, and each of its slides, one under the other. */
function StorySlides({ story }: { story: StoryShape }) {
  return (
    <Stack gap="4">
      <StoryStrip stories={[story]} onOpen={nothing} />
      {story.slides.map((slide, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a picture is made anew as a whole
        <Card key={index}>
          <Stack gap="3">
            <StorySlide story={story} slide={slide} number={index + 1} />
            {slide.linkPath !== null && slide.linkLabel !== null && (
              <TextLink href={slide.linkPath} data-standing="">
                {slide.linkLabel}
              </TextLink>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
