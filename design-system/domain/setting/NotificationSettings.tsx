import { useT } from '../../locales/useT.ts'
import { Form } from '../../forms/Form.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { Notice } from '../../primitives/notice/Notice.tsx'
import type { Timers } from '../../timing/timers.ts'
import { BrowserNotices } from './BrowserNotices.tsx'
import type { BrowserNoticesProps } from './BrowserNotices.tsx'
import { noticeChannels } from './notice.ts'
import type { NoticeChannel, NoticeReach, NoticeValues } from './notice.ts'
import { NoticeTable } from './NoticeTable.tsx'
import { SettingCard } from './SettingCard.tsx'
import type { SaveChanges } from './useSavingForm.ts'
import { useSavingForm } from './useSavingForm.ts'

interface NotificationSettingsProps {
  values: NoticeValues
  reach: { readonly [C in NoticeChannel]: NoticeReach }
  /** Gets the kinds that have changed, each with all its channels, 1000 ms after the last change. */
  onSave: SaveChanges<NoticeValues>
  /** Whether this very browser shows them; left out where there is nothing to choose, as in a shell. */
  browser?: BrowserNoticesProps | undefined
  /** Only for stories. */
  timers?: Timers | undefined
}

/** What the viewer is told and where. Saves by itself. */
export function NotificationSettings({ values, reach, onSave, browser, timers }: NotificationSettingsProps) {
  const t = useT('setting')
  const { form, saving } = useSavingForm({
    timers,
    fields: fieldsOf(values),
    onSave: c => onSave(noticesOf(c)),
  })
  return (
    <SettingCard section="notifications" saving={saving}>
      <Stack gap="4">
        {noticeChannels.map(channel => {
          const way = reach[channel]
          if (way.status === 'linked') return null
          return (
            <Notice
              key={channel}
              action={
                way.status === 'unlinked' && (
                  <TextLink href={way.href} data-standing="">
                    {t(`notice.link.${channel}`)}
                  </TextLink>
                )
              }
            >
              {way.status === 'unlinked'
                ? t(`notice.unlinked.${channel}`)
                : t('notice.unavailable', { channel: t(`notice.channel.${channel}`) })}
            </Notice>
          )
        })}
        {browser !== undefined && <BrowserNotices {...browser} />}
        <Form form={form} aria-label={t('section.notifications.title')}>
          <NoticeTable fields={form.field} reach={reach} />
        </Form>
      </Stack>
    </SettingCard>
  )
}

const channelsOf = (row: NoticeValues[keyof NoticeValues]) => noticeChannels.filter(channel => row[channel])

/** A field for each kind: the channels that it is told by. */
function fieldsOf(values: NoticeValues) {
  const field = (row: NoticeValues[keyof NoticeValues]) =>
    ({ typeId: 'multiselect', initial: channelsOf(row) }) as const
  return {
    trade: field(values.trade),
    chat: field(values.chat),
    payment: field(values.payment),
    dispute: field(values.dispute),
    security: field(values.security),
    news: field(values.news),
  }
}

function noticesOf(changes: {
  readonly [K in keyof NoticeValues]?: readonly string[]
}): Partial<NoticeValues> {
  const rows = Object.entries(changes).map(([kind, channels]) => [
    kind,
    Object.fromEntries(noticeChannels.map(channel => [channel, channels.includes(channel)])),
  ])
  return Object.fromEntries(rows) as Partial<NoticeValues>
}
