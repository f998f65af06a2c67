import X from 'lucide-react/icons/x'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { storyDrawing } from '../story/storyDrawing.ts'
import type { StoryIcon, StoryTone } from '../story/storyShape.ts'
import { Block, Blocks, Picture, Words } from './PromoBlocks.styles.ts'

/** Something worth knowing, and where it leads. */
export interface PromoBlockShape {
  readonly id: string
  readonly tone: StoryTone
  readonly icon: StoryIcon
  readonly title: string
  readonly text: string
  /** A page of the app; null where it leads nowhere. */
  readonly linkPath: string | null
  readonly linkLabel: string | null
}

interface PromoBlocksProps {
  /** One or more. */
  blocks: readonly PromoBlockShape[]
  /** Somebody has seen enough of one. */
  onPutAway: (id: string) => void
}

/** Blocks that lead on to something. Each can be put away, for good. */
export function PromoBlocks({ blocks, onPutAway }: PromoBlocksProps) {
  const t = useT('home')
  return (
    <section>
      <VisuallyHidden as="h2">{t('promo.title')}</VisuallyHidden>
      <Blocks>
        {blocks.map(block => (
          <Block key={block.id}>
            <Picture data-tone={block.tone}>
              <Icon of={storyDrawing[block.icon]} size="l" />
            </Picture>
            <Words>
              <Heading level={3}>{block.title}</Heading>
              <p>{block.text}</p>
              {block.linkPath !== null && block.linkLabel !== null && (
                <TextLink href={block.linkPath} data-standing="">
                  {block.linkLabel}
                </TextLink>
              )}
            </Words>
            <IconButton
              icon={X}
              size="s"
              label={t('promo.putAway', { title: block.title })}
              onClick={() => onPutAway(block.id)}
            />
          </Block>
        ))}
      </Blocks>
    </section>
  )
}
