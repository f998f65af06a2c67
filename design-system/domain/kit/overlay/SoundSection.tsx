import SquarePlay from 'lucide-react/icons/square-play'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Outcome } from './Overlay.styles.ts'

interface SoundSectionProps {
  /** Plays it, once; rejects where the browser refuses. */
  onPlay: () => Promise<unknown>
}

/** What the app sounds like, to be heard by a press. */
export function SoundSection({ onPlay }: SoundSectionProps) {
  const t = useT('uiKit')
  const [outcome, setOutcome] = useState<'silent' | 'played' | 'refused'>('silent')
  const play = () =>
    onPlay().then(
      () => setOutcome('played'),
      () => setOutcome('refused'),
    )
  return (
    <Card>
      <Inline gap="4" wrap="nowrap">
        <IconButton icon={SquarePlay} label={t('sounds.play')} look="outline" onClick={() => void play()} />
        <div>
          <Text as="p" size="body-strong">
            {t('sounds.notice')}
          </Text>
          <Caption as="p">{t('sounds.when')}</Caption>
          <Outcome>{outcome !== 'silent' && t(`sounds.${outcome}`)}</Outcome>
        </div>
      </Inline>
    </Card>
  )
}
