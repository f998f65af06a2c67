import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CredentialCard } from '../../../../design-system/domain/people/credential/CredentialCard.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCredential, storyCredentials } from '../../support/people/storyCredential.ts'
import { showsText } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Credential/CredentialCard',
  component: CredentialCard,
  args: {
    credential: storyCredential(),
    assets: storyBook,
    editHref: '#edit',
    onDelete: fn(),
    onActivate: fn(async () => undefined),
  },
})

/** Saved details with their numbers hidden, to be shown, changed, deleted or switched off. */
export const Default = meta.story()

/** In use up to an amount, switched off and sent by hand, and with a link and a note for the payer. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack>
      {storyCredentials.map(credential => (
        <CredentialCard key={credential.id} {...args} credential={credential} />
      ))}
    </Stack>
  ),
})

const long = storyCredential({
  name: 'Зарплатная карта Сбербанка, которую я почти никогда не закрываю и не блокирую',
  currencyCode: 'UZS',
  paymentMethod: { code: 'sberbank', name: 'Сбербанк', group: 'bank_transfer' },
  credentials: [
    { kind: 'bank', value: 'Публичное акционерное общество «Сбербанк России», Среднерусское отделение' },
    { kind: 'card', value: '4276550012345678' },
    { kind: 'account_name', value: 'КОНСТАНТИНОПОЛЬСКИЙ АЛЕКСАНДР ВСЕВОЛОДОВИЧ' },
  ],
  description: 'В назначении платежа ничего не пишите.\nПереводы от третьих лиц возвращаю.',
  maxAutoIssueAmount: '9999999999999.99',
  advertsCount: 12_345,
})
/** A long name, bank and owner in Russian, an amount of trillions, and thousands of adverts. */
export const LongInRussian = meta.story({ globals: { locale: 'ru' }, args: { credential: long } })
/** The long card from edge to edge of a phone: lines and buttons have to wrap, not overflow. */
export const LongInRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { credential: long },
})

/** Of a number only its end is told until somebody asks, and it can be hidden again. */
export const HidesNumbersUntilAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/0142/)).not.toBeInTheDocument()
    await expect(canvas.getByText('ends in 3761')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the numbers of GTBank, salary' }))
    await expect(canvas.getByText('0142 8837 61')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the numbers of GTBank, salary' }))
    await expect(canvas.queryByText(/0142/)).not.toBeInTheDocument()
  },
})

/** Up to which amount buyers get them at once, and how many adverts use them. */
export const SaysHowItIsGivenOut = meta.story({
  play: showsText('Given out automatically up to ₦250,000', 'Used by 2 ads'),
})

/** A switch that the server refuses goes back to where it stood. */
export const SwitchesOff = meta.story({
  args: { onActivate: fn(() => Promise.reject(new Error('no line'))) },
  play: async ({ args, canvas, userEvent }) => {
    const inUse = canvas.getByRole('switch', { name: /In use/ })
    await userEvent.click(inUse)
    await expect(args.onActivate).toHaveBeenCalledWith(false)
    // Refused, it stands as it did.
    await waitFor(() => expect(inUse).toBeChecked())
  },
})
