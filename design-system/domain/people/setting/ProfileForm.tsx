import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormSearchSelect } from '../../../forms/FormSearchSelect.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useT } from '../../../locales/useT.ts'
import { TextField } from '../../../primitives/field/TextField.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import type { Timers } from '../../../timing/timers.ts'
import { AvatarRow } from './avatar/AvatarRow.tsx'
import { SettingCard } from './section/SettingCard.tsx'
import { timeZoneOptions } from '../../reference/clock/timeZone.ts'
import type { TimeZoneRow } from '../../reference/clock/timeZone.ts'
import type { SaveChanges } from './section/useSavingForm.ts'
import { useSavingForm } from './section/useSavingForm.ts'

/** What is saved of a profile; an empty text clears it. */
export interface ProfileValues {
  readonly introduction: string
  readonly userName: string
  readonly telegramUsername: string
  /** IANA name. */
  readonly timeZone: string
}

interface ProfileFormProps {
  profile: {
    readonly introduction: string
    readonly userName: string
    readonly avatarUrl: string | null
    readonly telegramUsername: string | null
    readonly timeZone: string
    /** What is kept of it as a place that others see, by its zone's name; null for UTC. */
    readonly placeId: string | null
  }
  /** Nobody has traded with this name yet. */
  isUserNameEditable: boolean
  timeZones: readonly TimeZoneRow[]
  /** Gets what has changed, 1000 ms after the last change. */
  onSave: SaveChanges<ProfileValues>
  onEditAvatar: () => void
  /** Only for stories. */
  timers?: Timers | undefined
}

/** What others see of the viewer, and their time zone. Saves by itself. */
export function ProfileForm({ profile, isUserNameEditable, onEditAvatar, ...rest }: ProfileFormProps) {
  const t = useT('setting')
  const { form, saving } = useProfileForm(profile, rest)
  const { field } = form
  const place = rest.timeZones.find(({ name }) => name === profile.placeId)?.place ?? null
  return (
    <SettingCard section="profile" saving={saving}>
      <Form form={form} aria-label={t('section.profile.title')} gap="5">
        <AvatarRow userName={profile.userName} avatarUrl={profile.avatarUrl} onEdit={onEditAvatar} />
        <FormTextArea
          field={field.introduction}
          label={t('profile.introduction')}
          hint={t('profile.introductionHint')}
        />
        <Grid columns="halves" gap="4">
          {isUserNameEditable ? (
            <FormTextField
              field={field.userName}
              label={t('profile.userName')}
              hint={t('profile.userNameHint')}
              {...asName}
              autoComplete="username"
            />
          ) : (
            <TextField
              label={t('profile.userName')}
              value={profile.userName}
              onChange={() => {}}
              disabledReason={t('profile.userNameKept')}
            />
          )}
          <FormTextField
            field={field.telegramUsername}
            label={t('profile.messenger')}
            hint={t('profile.messengerHint')}
            {...asName}
            autoComplete="off"
          />
        </Grid>
        <FormSearchSelect
          field={field.timeZone}
          label={t('profile.timeZone')}
          hint={place === null ? t('profile.timeZoneHint') : t('profile.placeHint', { place })}
          options={timeZoneOptions(rest.timeZones, profile.timeZone)}
          placeholder={t('profile.timeZone')}
          searchLabel={t('profile.searchTimeZone')}
          emptyLabel={t('profile.noTimeZone')}
        />
      </Form>
    </SettingCard>
  )
}

/** Nothing may correct a name. */
const asName = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const

function useProfileForm(
  profile: ProfileFormProps['profile'],
  { onSave, timers }: Pick<ProfileFormProps, 'onSave' | 'timers'>,
) {
  const { least: min, most: max } = fieldLengths.userName
  return useSavingForm({
    timers,
    fields: {
      introduction: {
        typeId: 'textArea',
        context: { maxLength: fieldLengths.introduction.most },
        initial: profile.introduction,
      },
      userName: {
        typeId: 'text',
        context: { required: true, minLength: min, maxLength: max },
        initial: profile.userName,
      },
      telegramUsername: {
        typeId: 'text',
        context: { maxLength: fieldLengths.telegramUserName.most + 1 },
        initial: profile.telegramUsername ?? '',
      },
      timeZone: { typeId: 'select', context: { required: true }, initial: profile.timeZone },
    },
    onSave: ({ telegramUsername, ...changes }) =>
      onSave({
        ...changes,
        // Many write it as they see it.
        ...(telegramUsername === undefined ? {} : { telegramUsername: telegramUsername.replace(/^@/, '') }),
      }),
  })
}
