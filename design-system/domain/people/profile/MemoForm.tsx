import { fieldLengths } from '../../../forms/fieldLengths.ts'
import Lock from 'lucide-react/icons/lock'
import { Form } from '../../../forms/Form.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { usePending } from '../../../timing/usePending.ts'
import type { Content } from '../../page/state/content.ts'

export interface MemoShape {
  readonly text: string
  /** Null where nothing is noted. */
  readonly updatedAt: string | null
}

/** What there is to show: nothing yet, a failure that can be tried again, or what was noted. */
export type MemoContent = Content<{ memo: MemoShape }>

interface MemoFormProps {
  /** About whom, or which trade: another one is another note. */
  userName: string
  /** What the field is called, and what it may hold, where it is not about a person. */
  words?: { readonly label: string; readonly placeholder: string } | undefined
  content: MemoContent
  /** Keeps it. A refusal that it throws lands on the field. */
  onSave: (text: string) => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** What the viewer noted about somebody. Nobody else ever sees it, and it says so. */
export function MemoForm({ userName, words, content, onSave, onDelete }: MemoFormProps) {
  const t = useT('person')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('memo.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  }
  if (content.status === 'loading') {
    return (
      <Loading label={t('memo.loading')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  }
  return <Editor key={userName} memo={content.memo} {...{ userName, words, onSave, onDelete }} />
}

type EditorProps = Omit<MemoFormProps, 'content'> & { memo: MemoShape }

function Editor({ userName, words, memo, onSave, onDelete }: EditorProps) {
  const t = useT('person')
  const locale = useLocale()
  const { isPending: isDeleting, run } = usePending()
  const form = useForm({
    fields: {
      text: { typeId: 'textArea', initial: memo.text, context: { maxLength: fieldLengths.note.most } },
    },
    onSubmit: ({ text }) => onSave(text.trim()),
  })
  const { state } = useField(form.field.text)
  const isChanged = state.value.trim() !== memo.text.trim()
  const remove = async () => {
    await onDelete()
    form.field.text.change('')
  }
  return (
    <Form form={form} gap="3">
      <Inline gap="1-5">
        <Icon of={Lock} size="xs" />
        <Caption>{t('memo.only')}</Caption>
      </Inline>
      <FormTextArea
        field={form.field.text}
        label={words?.label ?? t('memo.label', { name: userName })}
        placeholder={words?.placeholder ?? t('memo.placeholder')}
        rows={4}
      />
      <Inline gap="2">
        <SubmitButton
          form={form}
          size="m"
          variant={isChanged ? 'primary' : 'secondary'}
          pendingLabel={t('memo.saving')}
        >
          {t('memo.save')}
        </SubmitButton>
        {memo.text !== '' && (
          <Button
            variant="ghost"
            pendingLabel={isDeleting ? t('memo.deleting') : undefined}
            onClick={() => void run(remove)}
          >
            {t('memo.delete')}
          </Button>
        )}
        {memo.updatedAt !== null && !isChanged && (
          <output>
            <Text size="caption" tone="tertiary">
              {t('memo.saved', { time: formatDate(memo.updatedAt, { format: 'dateTime', locale }) })}
            </Text>
          </output>
        )}
      </Inline>
    </Form>
  )
}
