import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { SideTag } from '../trade/status/SideTag.tsx'

/** The adverts of one side: how many others see now, and how many should be seen and are not. */
export interface WorkspaceFigures {
  readonly shown: number
  readonly hidden: number
}

const sides = ['buy', 'sell'] as const
type Side = (typeof sides)[number]

interface WorkspaceCardProps {
  figures: Readonly<Record<Side, WorkspaceFigures>>
  adsHref: string
  /** The adverts that are not shown, where each says why. */
  hiddenHref: string
}

/** How the viewer's adverts stand, at a glance. */
export function WorkspaceCard({ figures, adsHref, hiddenHref }: WorkspaceCardProps) {
  const t = useT('dashboard')
  return (
    <Card as="section" gap="3">
      <Heading level={2} look="strong">
        {t('workspace.title')}
      </Heading>
      {sides.map(side => {
        const { shown, hidden } = figures[side]
        return (
          <Inline key={side} justify="between">
            <SideTag
              type={side}
              words={
                <TextLink look="inherit" href={adsHref}>
                  {t(`workspace.${side}`)}
                </TextLink>
              }
            />
            <Inline gap="3">
              <Caption>
                {shown + hidden === 0 ? t('workspace.none') : t('workspace.shown', { count: shown })}
              </Caption>
              {hidden > 0 && (
                <Text size="caption" tone="warning">
                  <TextLink look="inherit" icon={TriangleAlert} href={hiddenHref}>
                    {t('workspace.hidden', { count: hidden })}
                  </TextLink>
                </Text>
              )}
            </Inline>
          </Inline>
        )
      })}
    </Card>
  )
}
