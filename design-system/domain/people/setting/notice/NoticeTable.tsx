import Check from 'lucide-react/icons/check'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { isAlwaysOn, noticeChannels, noticeKinds } from './notice.ts'
import type { NoticeChannel, NoticeKind, NoticeReach } from './notice.ts'
import {
  AlwaysOn,
  AlwaysWords,
  Cell,
  ChannelHead,
  ChannelWord,
  KindHead,
  KindRow,
  TableRoot,
} from './NoticeTable.styles.ts'

type Reach = { readonly [C in NoticeChannel]: NoticeReach }

interface NoticeTableProps {
  /** Each holds the channels that its kind is told by. */
  fields: { readonly [K in NoticeKind]: FieldHandle<'multiselect'> }
  reach: Reach
}

/** Kinds of news by channels. */
export function NoticeTable({ fields, reach }: NoticeTableProps) {
  const t = useT('setting')
  return (
    <TableRoot>
      <VisuallyHidden as="caption">{t('notice.table')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('notice.about')}</VisuallyHidden>
          </th>
          <ChannelHead scope="col">{t('notice.channel.app')}</ChannelHead>
          {noticeChannels.map(channel => (
            <ChannelHead key={channel} scope="col">
              {t(`notice.channel.${channel}`)}
              {reach[channel].status !== 'linked' && <span>{t('notice.notLinked')}</span>}
            </ChannelHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map(kind => (
          <NoticeRow key={kind} kind={kind} field={fields[kind]} reach={reach} />
        ))}
      </tbody>
    </TableRoot>
  )
}

interface NoticeRowProps {
  kind: NoticeKind
  field: FieldHandle<'multiselect'>
  reach: Reach
}

function NoticeRow({ kind, field, reach }: NoticeRowProps) {
  const t = useT('setting')
  const { value: on } = useField(field).state
  const change = (channel: NoticeChannel, isOn: boolean) =>
    // In one order, so that switching off and on again is no change.
    field.change(noticeChannels.filter(each => (each === channel ? isOn : on.includes(each))))
  return (
    <KindRow>
      <KindHead scope="row">
        {t(`notice.kind.${kind}.title`)}
        <span>{t(`notice.kind.${kind}.text`)}</span>
        {kind === 'security' && <span>{t('notice.alwaysSecurity')}</span>}
      </KindHead>
      <Cell>
        <Always channel="app" />
      </Cell>
      {noticeChannels.map(channel => (
        <Cell key={channel}>
          {isAlwaysOn(kind, channel) && reach[channel].status === 'linked' ? (
            <Always channel={channel} />
          ) : (
            <Switch
              side="end"
              checked={reach[channel].status === 'linked' && on.includes(channel)}
              onChange={isOn => change(channel, isOn)}
              disabledReason={reach[channel].status === 'linked' ? undefined : t('notice.notLinked')}
              aria-label={t('notice.cell', {
                kind: t(`notice.kind.${kind}.title`),
                channel: t(`notice.channel.${channel}`),
              })}
            >
              <ChannelWord>{t(`notice.channel.${channel}`)}</ChannelWord>
            </Switch>
          )}
        </Cell>
      ))}
    </KindRow>
  )
}

function Always({ channel }: { channel: NoticeChannel | 'app' }) {
  const t = useT('setting')
  return (
    <AlwaysOn data-compact="">
      <ChannelWord>{t(`notice.channel.${channel}`)}</ChannelWord>
      <AlwaysWords>
        <Icon of={Check} size="xs" />
        {t('notice.always')}
      </AlwaysWords>
    </AlwaysOn>
  )
}
