import { useT } from '../../../../locales/useT.ts'
import type { Timers } from '../../../../timing/timers.ts'
import type { PersonField, PrivateFieldShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { PrivateField } from './PrivateField.tsx'

interface PrivateFieldsProps {
  fields: readonly PrivateFieldShape[]
  /** Reads one as it is, a line each, and has it written down with the reason. A refusal that it throws lands on the reason. */
  onRead: (field: PersonField, reason: string) => Promise<readonly string[]>
  /** Only for tests and stories. */
  timers?: Timers | undefined
}

/** What is somebody's own: masked until a reason is given, and again a minute later. */
export function PrivateFields({ fields, onRead, timers }: PrivateFieldsProps) {
  const t = useT('deskPerson')
  return (
    <PersonPart title={t('fields.title')} end={t('fields.lead')}>
      <ul aria-label={t('fields.title')}>
        {fields.map(field => (
          <PrivateField
            key={field.field}
            field={field}
            onRead={reason => onRead(field.field, reason)}
            timers={timers}
          />
        ))}
      </ul>
    </PersonPart>
  )
}
