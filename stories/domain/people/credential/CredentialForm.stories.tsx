import { expect, fn, screen, waitFor } from 'storybook/test'
import type { userEvent as user } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CredentialForm } from '../../../../design-system/domain/people/credential/CredentialForm.tsx'
import { CredentialFormLoading } from '../../../../design-system/domain/people/credential/CredentialFormLoading.tsx'
import { CredentialGoneState } from '../../../../design-system/domain/people/credential/CredentialGoneState.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCredential, storyCredentialMethods } from '../../support/people/storyCredential.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { showsText } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Credential/CredentialForm',
  component: CredentialForm,
  parameters: { layout: 'fullscreen' },
  args: {
    credential: null,
    currencyCode: 'NGN',
    assets: storyBook,
    methods: storyCredentialMethods,
    onCurrency: fn(),
    onSave: fn(async () => undefined),
    cancelHref: '#list',
  },
})

/** New details begin with currency and method; the lines appear once a method is chosen. */
export const Default = meta.story({ tags: ['visual'] })
/** Details that are there open with their lines filled in, and are saved as changes. */
export const Editing = meta.story({ tags: ['visual'], args: { credential: storyCredential() } })
/** A long name, a limit of trillions and a note to the payer, in Russian at a phone's width. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    credential: storyCredential({
      name: 'Зарплатная карта, которую я почти никогда не блокирую',
      maxAutoIssueAmount: '9999999999999.99',
      description: 'В назначении платежа ничего не пишите. Переводы от третьих лиц возвращаю в тот же день.',
    }),
  },
})
/** Three still cards hold the parts of the form: how one is paid, the lines, the use. */
export const Loading = meta.story({ render: () => <CredentialFormLoading /> })

interface Scene {
  readonly canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>
  readonly userEvent: Pick<typeof user, 'click' | 'type'>
}

async function chooseMethod({ canvas, userEvent }: Scene, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: /^Payment method/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

/** A SEPA account asks for an IBAN, groups it while it is typed, and sends it in one piece. */
export const AsksForWhatTheMethodNeeds = meta.story({
  args: { onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await chooseMethod({ canvas, userEvent }, 'SEPA')
    const iban = canvas.getByRole('textbox', { name: 'IBAN' })
    await userEvent.type(iban, 'DE89370400440532013000')
    await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'AMINA YUSUF')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('SEPA')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Give them out automatically/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Up to this amount' }), '250000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'SEPA',
        currencyCode: 'NGN',
        paymentMethodCode: 'sepa',
        credentials: [
          { kind: 'iban', value: 'DE89370400440532013000' },
          { kind: 'account_name', value: 'AMINA YUSUF' },
        ],
        applink: null,
        description: '',
        autoIssue: true,
        maxAutoIssueAmount: '250000',
        isActive: true,
      }),
    )
  },
})

/** The first line that is missing takes the focus, what is optional stays unmarked. */
export const SavesNothingThatIsMissing = meta.story({
  args: { onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await chooseMethod({ canvas, userEvent }, 'Bank transfer')
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    const number = canvas.getByRole('textbox', { name: 'Account number' })
    await waitFor(() => expect(number).toBeInvalid())
    await expect(number).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Bank' })).toBeValid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** A mistake that only the server finds in an IBAN is marked at that line and takes the focus. */
export const TheServersObjectionIsAtTheLine = meta.story({
  args: {
    credential: storyCredential({
      paymentMethod: { code: 'sepa', name: 'SEPA', group: 'bank_transfer' },
      credentials: [
        { kind: 'iban', value: 'DE00370400440532013000' },
        { kind: 'account_name', value: 'AMINA YUSUF' },
      ],
    }),
    onSave: fn(() => Promise.reject(storyRefusal('iban', 'This IBAN has a mistake in it.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const iban = canvas.getByRole('textbox', { name: 'IBAN' })
    await waitFor(() => expect(iban).toBeInvalid())
    await expect(iban).toHaveFocus()
  },
})

/** Choosing another currency drops method and lines: methods are of a currency. */
export const AnotherCurrencyHasOtherMethods = meta.story({
  args: { onCurrency: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await chooseMethod({ canvas, userEvent }, 'OPay')
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('inputmode', 'tel')
    await userEvent.click(canvas.getByRole('button', { name: /^Currency/ }))
    await userEvent.click(await screen.findByRole('option', { name: /KES/ }))
    await expect(args.onCurrency).toHaveBeenCalledWith('KES')
    await expect(canvas.getByText('The fields follow the payment method.')).toBeVisible()
  },
})

/** While the methods of a currency load, their list says so. */
export const MethodsAreComing = meta.story({
  args: { methods: null },
  play: showsText('Loading the methods of this currency'),
})
/** Methods that did not load leave their list closed, with the reason at it. */
export const MethodsFailed = meta.story({ args: { methods: null, haveMethodsFailed: true } })

/** Deleted or somebody else's: the words are the same, so that nobody learns which. */
export const Gone = meta.story({
  render: () => <CredentialGoneState listHref="#list" />,
  play: showsText('These payment details are no longer there'),
})
