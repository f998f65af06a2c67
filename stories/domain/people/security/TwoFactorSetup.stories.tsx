import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RecoveryCodes } from '../../../../design-system/domain/people/security/twoFactor/RecoveryCodes.tsx'
import { RecoveryCodesRenewal } from '../../../../design-system/domain/people/security/twoFactor/RecoveryCodesRenewal.tsx'
import { TwoFactorSetup } from '../../../../design-system/domain/people/security/twoFactor/TwoFactorSetup.tsx'
import { TwoFactorStart } from '../../../../design-system/domain/people/security/twoFactor/TwoFactorStart.tsx'
import { storyOtpUri, storyRecoveryCodes, storySecret } from '../../support/people/storyAccount.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { ValueHolder } from '../../../support/ValueHolder.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const onConfirm = fn()
const onDone = fn()
const onCancel = fn()

const meta = preview.meta({
  title: 'Domain/Security/TwoFactorSetup',
  component: TwoFactorSetup,
  args: {
    secret: storySecret,
    uri: storyOtpUri,
    userName: 'kunle',
    recoveryCodes: null,
    onConfirm,
    onCancel,
    onDone,
  },
})

/** The secret as a QR code and in groups to type and copy, with the way out at hand. */
export const Scan = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the secret' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalled()
  },
})
/** On a phone the QR code is for another device, the secret and the link for this one; in Russian. */
export const ScanRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

const scanned = { name: 'The app shows a code' }
const codeLabel = '6-digit code from your authenticator'

/** Scan, confirm and keep the codes: nobody gets past the last step before the tick that they are kept. */
export const AllSteps = meta.story({
  render: args => (
    <ValueHolder<readonly string[] | null> initial={null}>
      {(codes, set) => (
        <TwoFactorSetup
          {...args}
          recoveryCodes={codes}
          onConfirm={values => {
            onConfirm(values)
            set(storyRecoveryCodes)
          }}
        />
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockClear()
    onDone.mockClear()
    await userEvent.click(canvas.getByRole('button', scanned))
    await userEvent.type(canvas.getByLabelText(codeLabel), '409716')
    await waitFor(() => expect(onConfirm.mock.calls).toEqual([[{ code: '409716' }]]))
    const list = await canvas.findByRole('list', { name: 'Your recovery codes' })
    await expect(list.children).toHaveLength(10)
    const goOn = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.click(goOn)
    await expect(onDone).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have kept them' }))
    await userEvent.click(goOn)
    await expect(onDone).toHaveBeenCalledOnce()
  },
})

/** A wrong code is said at its field, and back leads to the QR code, to scan it once more. */
export const WrongCode = meta.story({
  args: { onConfirm: fn(() => Promise.reject(storyRefusal('code', 'Wrong code', 'wrong_code'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', scanned))
    const code = canvas.getByLabelText(codeLabel)
    await userEvent.type(code, '000000')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code'))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible()
  },
})

/** While the code is checked it says "Turning on": nothing is on yet. */
export const Submitting = meta.story({
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', scanned))
    await userEvent.type(canvas.getByLabelText(codeLabel), '409716')
    await expect(await canvas.findByRole('button', { name: 'Turning on' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

const onPassword = fn()

/** The password comes before the secret, so that a page left open locks nobody out. */
export const PasswordFirst = meta.story({
  render: () => <TwoFactorStart userName="amina" onSubmit={onPassword} onCancel={onCancel} />,
  play: async ({ canvas, userEvent }) => {
    onPassword.mockClear()
    await userEvent.type(canvas.getByLabelText('Current password'), 'Souk2026!{Enter}')
    await waitFor(() => expect(onPassword.mock.calls).toEqual([[{ password: 'Souk2026!' }]]))
  },
})

/** A code of the authenticator makes new recovery codes, shown in the same place. */
export const NewCodes = meta.story({
  render: () => (
    <ValueHolder<readonly string[] | null> initial={null}>
      {(made, set) => (
        <RecoveryCodesRenewal
          userName="kunle"
          codes={made}
          onSubmit={() => set(storyRecoveryCodes)}
          onCancel={onCancel}
          onDone={onDone}
        />
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(codeLabel), '409716')
    await findVisible(canvas.findByRole('list', { name: 'Your recovery codes' }))
  },
})

const codes = () => <RecoveryCodes codes={storyRecoveryCodes} userName="kunle" onKept={onDone} />

/** The selector of the print rule that takes away what is not printed. */
const hiddenOnPaper = () =>
  [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap(rule => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(rule => rule.style.display === 'none')
    .map(rule => rule.selectorText)

/** Recovery codes as a file named after the account; the print has the codes and nothing else. */
export const Codes = meta.story({
  tags: ['visual'],
  render: codes,
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'Download' })
    await expect(file).toHaveAttribute('download', 'Souk recovery codes of kunle.txt')
    const text = decodeURIComponent(file.getAttribute('href')?.split(',')[1] ?? '')
    await expect(text.trim().split('\n')).toEqual(['Souk recovery codes of kunle', '', ...storyRecoveryCodes])
  },
})
/** Ten codes with Russian buttons to copy, download and print, at a phone's width. */
export const CodesRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: codes,
})

Codes.test('puts the codes and nothing else on paper', async ({ canvas }) => {
  // Those of parts that were shown before are among them.
  const selectors = hiddenOnPaper()
  const isPrinted = (element: HTMLElement) => selectors.every(selector => element.closest(selector) === null)
  await expect(isPrinted(canvas.getByRole('list', { name: 'Your recovery codes' }))).toBe(true)
  await expect(isPrinted(canvas.getByText(storyRecoveryCodes[9] ?? ''))).toBe(true)
  await expect(isPrinted(canvas.getByRole('heading', { name: 'Recovery codes' }))).toBe(false)
  await expect(isPrinted(canvas.getByRole('button', { name: 'Continue' }))).toBe(false)
})
