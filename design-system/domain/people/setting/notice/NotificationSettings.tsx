import { useT } from '../../../../locales/useT.ts'
import { Form } from '../../../../forms/Form.tsx'
import type { Surroundings } from '../../../../forms/engine/fieldType.ts'
import { errorStatus } from '../../../../forms/engine/formMessage.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { Timers } from '../../../../timing/timers.ts'
import { BrowserNotices } from './BrowserNotices.tsx'
import type { BrowserNoticesProps } from './BrowserNotices.tsx'
import { noticeChannels, noticeKinds, usualQuietHours } from './notice.ts'
import type { NoticeChannel, NoticeReach, NoticeValues, QuietHours } from './notice.ts'
import { NoticeTable } from './NoticeTable.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'
import { SettingCard } from '../section/SettingCard.tsx'
import { SoundSwitch } from './SoundSwitch.tsx'
import type { SoundSwitchProps } from './SoundSwitch.tsx'
import { useSavingForm } from '../section/useSavingForm.ts'

/** What has changed: kinds, each with all its channels; quiet hours, null for none. */
export interface NotificationChanges {
  readonly notices?: Partial<NoticeValues>
  readonly quietHours?: QuietHours | null
}

interface NotificationSettingsProps {
  values: NoticeValues
  reach: { readonly [C in NoticeChannel]: NoticeReach }
  /** Null for none. */
  quietHours: QuietHours | null
  /** IANA name; quiet hours go by its clock. */
  timeZone: string
  /** Gets what has changed, 1000 ms after the last change. */
  onSave: (changes: NotificationChanges) => Promise<unknown>
  sound: SoundSwitchProps
  /** Whether this very browser shows them; left out where there is nothing to choose, as in a shell. */
  browser?: BrowserNoticesProps | undefined
  /** Only for stories. */
  timers?: Timers | undefined
}

/** What the viewer is told and where. Saves by itself. */
export function NotificationSettings(props: NotificationSettingsProps) {
  const { values, reach, quietHours, timeZone, onSave, sound, browser, timers } = props
  const t = useT('setting')
  const { form, saving } = useSavingForm({
    timers,
    fields: { ...fieldsOf(values), ...quietFieldsOf(quietHours) },
    onSave: (changes): Promise<unknown> =>
      onSave({
        ...noticesOf(changes),
        ...(quietNames.some(name => name in changes) ? { quietHours: quietOf(form.values()) } : {}),
      }),
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
        <Form form={form} aria-label={t('section.notifications.title')} gap="4">
          <NoticeTable fields={form.field} reach={reach} />
          <QuietHoursFields fields={form.field} timeZone={timeZone} />
        </Form>
        <SoundSwitch {...sound} />
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

type Changes = Readonly<Partial<Record<string, unknown>>>

/** The kinds among the changes. */
function noticesOf(changes: Changes): Pick<NotificationChanges, 'notices'> {
  const rows = noticeKinds.flatMap(kind => {
    const on = changes[kind] as readonly string[] | undefined
    return on === undefined
      ? []
      : [[kind, Object.fromEntries(noticeChannels.map(channel => [channel, on.includes(channel)]))] as const]
  })
  return rows.length === 0 ? {} : { notices: Object.fromEntries(rows) }
}

const quietNames = ['quiet', 'quietFrom', 'quietTo'] as const

const quietOf = (values: { quiet: boolean; quietFrom: string; quietTo: string }): QuietHours | null =>
  values.quiet ? { from: values.quietFrom, to: values.quietTo } : null

/** Hours that end when they begin would be none, or the whole day. */
function quietFieldsOf(hours: QuietHours | null) {
  const { from, to } = hours ?? usualQuietHours
  return {
    quiet: { typeId: 'checkbox', initial: hours !== null },
    quietFrom: { typeId: 'text', initial: from, context: { required: true } },
    quietTo: {
      typeId: 'text',
      initial: to,
      context: {
        required: true,
        dependsOn: ['quietFrom'],
        rules: [
          (value: string, { valueOf }: Surroundings) =>
            value === valueOf('quietFrom') ? errorStatus('timesDiffer') : null,
        ],
      },
    },
  } as const
}
