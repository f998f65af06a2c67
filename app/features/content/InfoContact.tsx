import { useMutation } from '@apollo/client/react'
import { ContactForm } from '@souk/design-system/domain/content/text/contact/ContactForm.tsx'
import type { ContactTopic } from '@souk/design-system/domain/content/text/contact/contactShape.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useFormGuard } from '../../parts/captcha/useFormGuard.ts'
import { useContact } from '../../parts/useContact.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { newId } from '../../device/newId.ts'
import { gql } from '../../__generated__/gql.ts'

/** Writes to support by the form of a page. */
const ContactMutation = gql(/* GraphQL */ `
  mutation Contact($input: CreateContactRequestInput!, $idempotencyKey: String!) {
    createContactRequest(input: $input, idempotencyKey: $idempotencyKey) {
      number
    }
  }
`)

/** The form of a page of words in the app. Fetched by `usePart`: few pages have one. */
export function InfoContact({ topic }: { topic: ContactTopic }) {
  // The form says what was refused, and that nobody answered.
  const [create] = useMutation(ContactMutation, { context: marked({ errors: 'silent' }) })
  const contact = useContact({
    ...useFormGuard(),
    newKey: () => newId(),
    async sendInput(input, idempotencyKey) {
      const { data } = await create({ variables: { input, idempotencyKey } })
      if (!data?.createContactRequest) throw new Error('A request to support was answered nothing')
      return data.createContactRequest.number
    },
  })
  return <ContactForm topic={topic} privacyHref={readingPaths.privacy()} {...contact} />
}
