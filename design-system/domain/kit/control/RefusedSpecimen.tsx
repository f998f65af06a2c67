import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { SpecimenPlace } from './Form.styles.ts'

/** As the server answers who asks for a name that somebody has: under the wire's name of the field, with a code. */
const refusal = { errors: { user_name: ['This name is taken.'] }, code: 'user_name_taken' }

/** What a server refuses is said at the field that it is about, in the words of its code. */
export function RefusedSpecimen() {
  const tPart = useT('uiKitPart')
  const form = useForm({
    fields: { userName: { typeId: 'text', initial: 'support', context: { required: true } } },
    onSubmit: () => {
      throw Object.assign(new Error(refusal.code), { data: refusal })
    },
  })
  return (
    <SpecimenPlace>
      <Inline justify="between">
        <Text size="body-strong">{tPart('forms.refused')}</Text>
        <Caption>{tPart('forms.refusedNote')}</Caption>
      </Inline>
      <Form form={form} aria-label={tPart('forms.refused')} gap="3">
        <FormTextField field={form.field.userName} label={tPart('forms.userName')} autoComplete="off" />
        <Inline>
          <SubmitButton form={form} variant="secondary" size="m">
            {tPart('forms.send')}
          </SubmitButton>
        </Inline>
      </Form>
    </SpecimenPlace>
  )
}
