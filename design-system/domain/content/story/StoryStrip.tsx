import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { storyDrawing } from './storyDrawing.ts'
import type { StoryShape } from './storyShape.ts'
import { StoryCard, StoryPicture, StoryTitle, StripRoot } from './StoryStrip.styles.ts'

interface StoryStripProps {
  /** In the order in which they are shown; nothing is drawn without any. */
  stories: readonly StoryShape[]
  onOpen: (id: string) => void
}

/** What is new here, a card each; those that were not opened yet have an outline and the word for it. `StoryDialog` shows one. */
export function StoryStrip({ stories, onOpen }: StoryStripProps) {
  const t = useT('story')
  if (stories.length === 0) return null
  return (
    <StripRoot aria-label={t('strip')}>
      {stories.map(({ id, title, tone, icon, isViewed }) => (
        <li key={id}>
          <StoryCard
            type="button"
            aria-haspopup="dialog"
            data-compact=""
            {...(isViewed ? {} : { 'data-new': '' })}
            onClick={() => onOpen(id)}
          >
            <StoryPicture data-tone={tone}>
              <Icon of={storyDrawing[icon]} size="xl" />
            </StoryPicture>
            <StoryTitle>{title}</StoryTitle>
            {!isViewed && <VisuallyHidden>, {t('isNew')}</VisuallyHidden>}
          </StoryCard>
        </li>
      ))}
    </StripRoot>
  )
}
