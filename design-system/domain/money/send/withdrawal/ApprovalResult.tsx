import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Link2Off from 'lucide-react/icons/link-2-off'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

/** How the page of an approval may end. */
export const approvalEnds = ['approved', 'declined', 'used', 'expired', 'unknown'] as const
export type ApprovalResultKind = (typeof approvalEnds)[number]

const icons = {
  approved: CircleCheck,
  declined: CircleX,
  used: Link2Off,
  expired: Clock,
  unknown: Link2Off,
} as const satisfies Record<ApprovalResultKind, IconDrawing>

interface ApprovalResultProps {
  end: ApprovalResultKind
  walletHref: string
}

/** What became of a link to approve a withdrawal: decided, or not to be used any more. */
export function ApprovalResult({ end, walletHref }: ApprovalResultProps) {
  const t = useT('send')
  return (
    <Card as="section" aria-live="polite">
      <Stack gap="4">
        <Inline gap="2">
          <Icon of={icons[end]} size="xl" />
          <Heading level={1} look="title-2">
            {t(`approval.${end}`)}
          </Heading>
        </Inline>
        <Text as="p" tone="secondary">
          {t(`approval.${end}Text`)}
        </Text>
        <div>
          <LinkButton href={walletHref}>{t('approval.toWallet')}</LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
