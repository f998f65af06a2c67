import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { modalKinds } from '../../../modal/modalKinds.ts'
import type { ModalKind } from '../../../modal/modalKinds.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { modalLook } from './modalLook.ts'
import {
  Bar,
  KindCard,
  KindFoot,
  Kinds,
  MiniButtons,
  MiniCard,
  MiniTitle,
  Outcome,
  Stage,
} from './Overlay.styles.ts'

interface ModalSectionProps {
  /** Opens a kind for real; answers whether it was answered, or turned away from. */
  onOpen: (kind: ModalKind) => Promise<boolean>
}

/** Every kind of modal, each to be opened over this page. */
export function ModalSection({ onOpen }: ModalSectionProps) {
  const tPart = useT('uiKitPart')
  const [answers, setAnswers] = useState<Partial<Readonly<Record<ModalKind, boolean>>>>({})
  const open = async (kind: ModalKind) => {
    const isAnswered = await onOpen(kind)
    setAnswers(before => ({ ...before, [kind]: isAnswered }))
  }
  return (
    <Kinds>
      {modalKinds.map(kind => {
        const { icon, anatomy } = modalLook[kind]
        const answer = answers[kind]
        return (
          <KindCard key={kind}>
            <Stage aria-hidden>
              <MiniCard data-anatomy={anatomy}>
                <MiniTitle>
                  <Icon of={icon} />
                  {tPart(`modals.kind.${kind}.name`)}
                </MiniTitle>
                <Bar data-length="most" />
                <Bar data-length="half" />
                <MiniButtons>
                  <Bar data-look="plain" />
                  {anatomy !== 'shown' && <Bar data-look="main" />}
                </MiniButtons>
              </MiniCard>
            </Stage>
            <KindFoot>
              <div>
                <Heading level={3}>{tPart(`modals.kind.${kind}.name`)}</Heading>
                <Text as="p" size="code" tone="secondary">
                  {kind}
                </Text>
                <Caption as="p">{tPart(`modals.kind.${kind}.use`)}</Caption>
                <Outcome>
                  {answer !== undefined && tPart(answer ? 'modals.answered' : 'modals.dismissed')}
                </Outcome>
              </div>
              <Button
                variant="soft"
                aria-label={tPart('modals.openKind', { name: tPart(`modals.kind.${kind}.name`) })}
                onClick={() => void open(kind)}
              >
                {tPart('modals.open')}
              </Button>
            </KindFoot>
          </KindCard>
        )
      })}
    </Kinds>
  )
}
