import type { ComponentProps } from 'react'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { LineRoot } from './EscrowLine.styles.ts'
import type { SystemNote } from './message.ts'
import { noteCode, noteLook } from '../../trade/info/noteLook.ts'

type EscrowLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  note: SystemNote
  createdAt: string
  assets: Pick<AssetBook, 'of'>
}

/** What the system tells between the messages: coins locked, paid, released. */
export function EscrowLine({ note, createdAt, assets, ...rest }: EscrowLineProps) {
  const t = useT('chat')
  const locale = useLocale()
  const code = noteCode(note.code)
  const amount =
    note.amount === null || note.asset === null
      ? ''
      : formatAmount(note.amount, assets.of(note.asset), { mode: 'full', locale })
  return (
    <LineRoot {...rest}>
      <Icon of={noteLook[code]} size="xs" />
      <span>
        {t(`note.${code}`, { amount })} ·{' '}
        <time dateTime={createdAt}>{formatDate(createdAt, { format: 'time', locale })}</time>
      </span>
    </LineRoot>
  )
}
