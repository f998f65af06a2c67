import { useState } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { SavedRow } from './SavedAddresses.styles.ts'
import type { SavedAddressShape } from '../sendShape.ts'

interface SavedAddressRowProps {
  saved: SavedAddressShape
  onChoose: () => void
  /** Resolves once it is gone. */
  onRemove: () => Promise<unknown>
}

/** One saved address, whole, with its network and from when on it may be sent to. */
export function SavedAddressRow({ saved, onChoose, onRemove }: SavedAddressRowProps) {
  const t = useT('send')
  const locale = useLocale()
  const [isRemoving, setRemoving] = useState(false)
  const { label, networkName, address, memo, usableAt } = saved
  const remove = async () => {
    setRemoving(true)
    // What it fails with, an alert says.
    await onRemove().catch(() => {})
    setRemoving(false)
  }
  return (
    <SavedRow>
      <Stack gap="0-5">
        <Text size="body-strong">{label}</Text>
        <Text size="caption" tone="secondary">
          {networkName}
          {memo !== null && ` · ${t('check.memo')} ${memo}`}
        </Text>
        <Text size="code">{address}</Text>
        {usableAt !== null && (
          <Text size="caption" tone="warning">
            {t('book.usableFrom', { time: formatDate(usableAt, { format: 'dateTime', locale }) })}
          </Text>
        )}
      </Stack>
      <Inline gap="1" wrap="nowrap">
        {usableAt === null && (
          <Button size="s" variant="soft" aria-label={t('book.choose', { label })} onClick={onChoose}>
            {t('book.take')}
          </Button>
        )}
        <IconButton
          icon={Trash2}
          label={isRemoving ? t('book.removing') : t('book.remove', { label })}
          onClick={() => void remove()}
        />
      </Inline>
    </SavedRow>
  )
}
