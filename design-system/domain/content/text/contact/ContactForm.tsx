import { useState } from 'react'
import { Form } from '../../../../forms/Form.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { useFormProblem } from '../../../../forms/useFormProblem.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Guard } from '../../../people/auth/guard/Guard.tsx'
import type { GuardProps } from '../../../people/auth/guard/guard.ts'
import { ContactField } from './ContactField.tsx'
import { contactValues, fieldsOfTopic, specsOf } from './contactFields.ts'
import { ContactSent } from './ContactSent.tsx'
import type { ContactTopic, ContactValues } from './contactShape.ts'

export interface ContactFormProps extends GuardProps {
  topic: ContactTopic
  /** Where it is said what is kept of it, and for how long. */
  privacyHref: string
  /**
   * Sends it: answers its number, or null where the check in the form says why it was not sent. A refusal that it throws lands on the fields.
   */
  onSend: (values: ContactValues) => Promise<string | null>
}

/** What somebody writes to support about a topic, until it has a number. */
export function ContactForm({ topic, privacyHref, onSend, ...guard }: ContactFormProps) {
  const t = useT('contact')
  const [sent, setSent] = useState<{ readonly number: string; readonly email: string } | null>(null)
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('failed'))
  const form = useForm({
    fields: specsOf(topic),
    async onSubmit(raw) {
      clear()
      const values = contactValues(topic, raw)
      const number = await onSend(values)
      if (number !== null) setSent({ number, email: values.email })
    },
    // Nobody answered: the form says it where one looks, and keeps what was written.
    onFailure,
    onAlert,
  })
  if (sent !== null) return <ContactSent {...sent} />
  return (
    <Form form={form} aria-label={t(`title.${topic}`)} gap="4">
      {fieldsOfTopic[topic].map(name => {
        const field = form.field[name]
        return field && <ContactField key={name} {...{ topic, name, field }} />
      })}
      <TextLink href={privacyHref} data-standing="">
        {t('privacy')}
      </TextLink>
      <Guard {...guard} />
      <FormProblem problem={problem} />
      <SubmitButton form={form}>{t('send')}</SubmitButton>
    </Form>
  )
}
