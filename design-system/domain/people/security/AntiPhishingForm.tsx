import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { useEffect } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { PanelActions } from './SecurityPanel.styles.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { CodePlace } from './twoFactor/TwoFactorSetup.styles.ts'

interface AntiPhishingFormProps {
  /** The word that letters carry now. */
  word: string | null
  /** A refusal of `word` lands on the field. */
  onSubmit: (values: { readonly word: string }) => unknown
  onRemove: () => void
  isRemoving: boolean
}

/** The word that tells our letters from others', with a letter that carries it while it is typed. */
export function AntiPhishingForm({ word, onSubmit, onRemove, isRemoving }: AntiPhishingFormProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const { least: min, most: max } = fieldLengths.antiPhishingWord
  const form = useForm({
    fields: {
      word: {
        typeId: 'text',
        initial: word ?? '',
        context: { required: true, minLength: min, maxLength: max },
      },
    },
    onSubmit,
  })
  // Removed: what was typed goes with it.
  useEffect(() => {
    if (word === null) form.reset({ word: '' })
  }, [word, form])
  const typed = useField(form.field.word).state.value
  return (
    <SecurityPanel title={t('phishing.title')} lead={t('phishing.lead')}>
      <CodePlace>
        <Form form={form} aria-label={t('phishing.title')} gap="4">
          <FormTextField
            field={form.field.word}
            label={t('phishing.word')}
            hint={t('phishing.hint')}
            autoComplete="off"
            spellCheck={false}
          />
          <LetterPreview word={typed} />
          <PanelActions>
            <SubmitButton form={form} size="m" pendingLabel={tCommon('state.saving')}>
              {t('phishing.save')}
            </SubmitButton>
            {word !== null && (
              <Button
                variant="ghost"
                pendingLabel={isRemoving ? t('phishing.removing') : undefined}
                onClick={onRemove}
              >
                {t('phishing.remove')}
              </Button>
            )}
          </PanelActions>
        </Form>
      </CodePlace>
    </SecurityPanel>
  )
}
