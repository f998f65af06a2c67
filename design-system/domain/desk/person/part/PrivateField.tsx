import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { browserTimers } from '../../../../timing/timers.ts'
import type { Timers } from '../../../../timing/timers.ts'
import { useShortly } from '../../useShortly.ts'
import type { PrivateFieldShape } from '../deskPerson.ts'
import { FieldRoot, FieldValue, ReadLines } from './PrivateField.styles.ts'
import { ReadReason } from './ReadReason.tsx'

interface PrivateFieldProps {
  field: PrivateFieldShape
  onRead: (reason: string) => Promise<readonly string[]>
  timers?: Timers | undefined
}

/** One private detail: masked, asked for, or shown for a minute. */
export function PrivateField({ field, onRead, timers = browserTimers }: PrivateFieldProps) {
  const t = useT('deskPerson')
  const [isAsking, setAsking] = useState(false)
  const [lines, setLines] = useShortly<readonly string[]>(timers)
  const name = t(`fields.name.${field.field}`)
  const read = async (reason: string) => {
    setLines(await onRead(reason))
    setAsking(false)
  }
  return (
    <FieldRoot>
      <span data-cell="term">{name}</span>
      <Masked field={field} />
      <span data-cell="action">
        {lines !== null ? (
          <Button
            size="s"
            variant="ghost"
            aria-label={t('fields.hideNamed', { field: name })}
            onClick={() => setLines(null)}
          >
            {t('fields.hide')}
          </Button>
        ) : (
          field.masked !== null && (
            <Button
              size="s"
              variant="soft"
              aria-label={t('fields.showNamed', { field: name })}
              aria-expanded={isAsking}
              onClick={() => setAsking(!isAsking)}
            >
              {t('fields.show')}
            </Button>
          )
        )}
      </span>
      {isAsking && lines === null && (
        <div data-cell="wide">
          <ReadReason onRead={read} onCancel={() => setAsking(false)} />
        </div>
      )}
      <Stack gap="1-5" data-cell="wide" aria-live="polite">
        {lines !== null && <Read lines={lines} />}
      </Stack>
    </FieldRoot>
  )
}

function Masked({ field: { field, masked, isConfirmed } }: Pick<PrivateFieldProps, 'field'>) {
  const t = useT('deskPerson')
  if (masked === null)
    return (
      <FieldValue data-cell="value" data-none="">
        {t('fields.none')}
      </FieldValue>
    )
  return (
    <FieldValue data-cell="value">
      {field === 'requisites' ? t('fields.saved', { count: Number(masked) }) : <bdi>{masked}</bdi>}
      {isConfirmed && <Icon of={Check} label={t('fields.confirmed')} />}
    </FieldValue>
  )
}

function Read({ lines }: { lines: readonly string[] }) {
  const t = useT('deskPerson')
  return (
    <>
      {lines.length === 0 ? (
        <Text tone="secondary">{t('fields.empty')}</Text>
      ) : (
        <ReadLines>
          {lines.map(line => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ReadLines>
      )}
      <Caption>{t('fields.noted')}</Caption>
    </>
  )
}
