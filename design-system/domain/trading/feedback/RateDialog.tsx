import { ActionDialog } from '../../../modal/ActionDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { feedbackGrades } from '../../reference/status/feedbackGrade.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'
import { gradeLook } from './gradeLook.ts'
import { Grades } from './RateDialog.styles.ts'

interface RateDialogProps extends ModalControls<FeedbackGrade> {
  partnerName: string
}

/** Asks how a trade went that nobody spoke of yet; answers the grade, with which the feedback is then written. */
export function RateDialog({ partnerName: name, close, dismiss }: RateDialogProps) {
  const t = useT('feedback')
  return (
    <ActionDialog onClose={dismiss} title={t('rate.title', { name })} cancelLabel={t('rate.later')}>
      <Stack gap="4">
        <Text as="p">{t('rate.text')}</Text>
        <Grades aria-label={t('rate.grades')}>
          {feedbackGrades.map(grade => (
            <Button key={grade} size="l" icon={gradeLook[grade].icon} onClick={() => close(grade)}>
              {grade === 'negative' ? t('rate.negative') : t(`grade.${grade}.name`)}
            </Button>
          ))}
        </Grades>
        <Caption as="p">{t('rate.never')}</Caption>
      </Stack>
    </ActionDialog>
  )
}
