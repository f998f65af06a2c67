import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { CheckRow, Rows } from './Case.styles.ts'
import type { EvidenceItem } from './dispute.ts'

interface EvidenceListProps {
  evidence: readonly EvidenceItem[]
}

/** What an arbiter looks for, ticked by what is there. */
export function EvidenceList({ evidence }: EvidenceListProps) {
  const t = useT('dispute')
  return (
    <Stack gap="2">
      <Heading level={3}>{t('evidence.title')}</Heading>
      <Rows>
        {evidence.map(({ code, side, isDone }) => (
          <CheckRow key={`${side} ${code}`} data-done={isDone}>
            <Icon of={isDone ? CircleCheck : CircleDashed} />
            {t(`evidence.${side}.${code}`)}
            <Caption>{t(isDone ? 'evidence.done' : 'evidence.missing')}</Caption>
          </CheckRow>
        ))}
      </Rows>
    </Stack>
  )
}
