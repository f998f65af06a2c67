import Send from 'lucide-react/icons/send'
import { Form } from '../../../../forms/Form.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { ChooseRequisites } from '../../../people/credential/ChooseRequisites.tsx'
import type { SavedRequisites } from '../../../people/credential/credentialShape.ts'
import { choiceFields, choiceFrom, followChoice } from '../../../people/credential/requisiteChoice.ts'
import type { RequisiteChoice } from '../../../people/credential/requisiteChoice.ts'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { DetailsHead, DetailsRoot } from './PaymentDetails.styles.ts'
import type { TradeMethod } from '../tradeParts.ts'
import type { RequisiteField } from '../../../reference/method/requisite.ts'

interface IssueRequisitesProps {
  trade: {
    readonly paymentMethod: TradeMethod
    readonly counterparty: { readonly userName: string }
  }
  /** Those of the trade's currency and method, the best first. */
  saved: readonly SavedRequisites[]
  /** What the method asks for where others are typed. */
  asked: readonly RequisiteField[]
  /** Hands them to the buyer. A refusal that it throws lands on the fields. */
  onIssue: (choice: RequisiteChoice) => Promise<unknown>
}

/** In place of `PaymentDetails` for a seller whose buyer waits for them: hands out saved details, or others typed now. */
export function IssueRequisites({ trade, saved, asked, onIssue }: IssueRequisitesProps) {
  const t = useT('tradePage')
  const tRequisite = useT('requisite')
  const { counterparty, paymentMethod: method } = trade
  const name = counterparty.userName
  const form = useForm({
    fields: choiceFields(saved, asked),
    onSubmit: values => onIssue(choiceFrom(values, asked)),
  })
  return (
    <DetailsRoot>
      <Stack gap="1">
        <DetailsHead>
          <Heading level={2}>{tRequisite('issueTitle', { name })}</Heading>
          <Tag icon={methodIcon[method.group]}>{method.name}</Tag>
        </DetailsHead>
        <Text as="p" tone="secondary">
          {tRequisite('issueText', { name })}
        </Text>
      </Stack>
      <Form form={form} aria-label={tRequisite('issueTitle', { name })} gap="4">
        <ChooseRequisites
          fields={form.field}
          saved={saved}
          asked={asked}
          onChoose={chosen => followChoice(form, chosen, asked)}
        />
        <Inline>
          <SubmitButton form={form} icon={Send} pendingLabel={tRequisite('sending')}>
            {t('action.issueRequisites')}
          </SubmitButton>
        </Inline>
      </Form>
    </DetailsRoot>
  )
}
