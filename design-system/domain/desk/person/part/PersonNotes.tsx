import { useRef } from 'react'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { Form } from '../../../../forms/Form.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useFormProblem } from '../../../../forms/useFormProblem.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { deskLengths } from '../../deskLengths.ts'
import type { PersonNoteShape } from '../deskPerson.ts'
import { useLetterKeys } from '../useLetterKeys.ts'
import { PersonPart } from './PersonPart.tsx'
import { NoteText, PartFoot, PartRow, PartText, RowEnd } from './PersonPart.styles.ts'

interface PersonNotesProps {
  /** Whether the key N is heard. */
  hasKeys: boolean
  /** The latest first. */
  notes: readonly PersonNoteShape[]
  /** Keeps a note; a refusal that it throws lands on the field. */
  onAdd: (text: string) => Promise<unknown>
}

/** What operators have noted of somebody. The key N leads to the field of a new note. */
export function PersonNotes({ notes, hasKeys, onAdd }: PersonNotesProps) {
  const t = useT('deskPerson')
  return (
    <PersonPart title={t('notes.title')} end={t('notes.lead')}>
      {notes.length === 0 ? (
        <PartText>{t('notes.none')}</PartText>
      ) : (
        <ul aria-label={t('notes.title')}>
          {notes.map(note => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NewNote hasKeys={hasKeys} onAdd={onAdd} />
    </PersonPart>
  )
}

function Note({ note: { author, text, at } }: { note: PersonNoteShape }) {
  const locale = useLocale()
  return (
    <PartRow data-look="note">
      <div>
        <Text size="body-strong" as="div">
          {author}
        </Text>
        <NoteText dir="auto">{text}</NoteText>
      </div>
      <RowEnd data-compact="">
        <time dateTime={at}>{formatDate(at, { format: 'dateTime', locale })}</time>
      </RowEnd>
    </PartRow>
  )
}

function NewNote({ hasKeys, onAdd }: Pick<PersonNotesProps, 'hasKeys' | 'onAdd'>) {
  const t = useT('deskPerson')
  const foot = useRef<HTMLDivElement>(null)
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('notes.failed'))
  const form = useForm({
    fields: {
      text: { typeId: 'textArea', context: { required: true, maxLength: deskLengths.note.most } },
    },
    onSubmit: async ({ text }) => {
      clear()
      await onAdd(text.trim())
      form.reset()
    },
    onFailure,
    onAlert,
  })
  useLetterKeys(hasKeys, { KeyN: () => foot.current?.querySelector('textarea')?.focus() })
  return (
    <PartFoot ref={foot}>
      <Form form={form} gap="2">
        <FormTextArea
          field={form.field.text}
          label={t('notes.label')}
          rows={2}
          {...(hasKeys ? { 'aria-keyshortcuts': 'N', hint: t('keys.note') } : {})}
        />
        <FormProblem problem={problem} />
        <span>
          <SubmitButton form={form} size="m" variant="secondary" pendingLabel={t('notes.adding')}>
            {t('notes.add')}
          </SubmitButton>
        </span>
      </Form>
    </PartFoot>
  )
}
