import { nothing, all, everybody, session, users, usersAre, noSecret, type Case } from './case.ts'
import { newName, present } from './scene.ts'

/** Signing up and in, security, verification, the messenger and devices. */
export const accountTable = {
  signUp: [
    {
      at: 'nothing',
      endsSession: true,
      sends: () => {
        const user_name = newName('newcomer')
        return { body: { user_name, email: `${user_name}@souk.test`, password: 'Amina-2026' } }
      },
      says: everybody,
    },
  ],
  logIn: [
    {
      at: 'nothing',
      endsSession: true,
      sends: ({ cast }) => ({ body: { login: present(cast.stranger).name, password: 'Amina-2026' } }),
      says: everybody,
    },
  ],
  logInByCode: [
    {
      at: 'nothing',
      sends: () => ({ body: { token: noSecret, code: '000000' } }),
      says: all('step_expired'),
    },
  ],
  captchaChallenge: [{ at: 'nothing', sends: nothing, says: everybody }],
  confirmEmail: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  // A minute after the letter of the sign-up.
  resendConfirmation: [{ at: 'disputable', sends: nothing, says: users }],
  logOut: [{ at: 'nothing', endsSession: true, sends: nothing, says: session }],

  security: [{ at: 'nothing', sends: nothing, says: users }],
  startTwoFactor: [
    {
      at: 'nothing',
      sends: () => ({ body: { two_way_auth_method: 'google_authenticator', password: 'Amina-2026' } }),
      says: users,
    },
  ],
  // The counterparty is somebody new; the others have a secret that waits, from the call before.
  confirmTwoFactor: [
    {
      at: 'nothing',
      sends: () => ({ body: { code: '000000' } }),
      says: { ...usersAre('wrong_code'), counterparty: 'step_expired' },
    },
  ],
  renewRecoveryCodes: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  stopTwoFactor: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  setTwoFactorActions: [
    {
      at: 'nothing',
      sends: () => ({ body: { actions: ['release'], code: '000000' } }),
      says: usersAre('two_factor_off'),
    },
  ],
  logInHistories: [{ at: 'nothing', sends: nothing, says: users }],
  endSession: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: usersAre('not_found') }],
  endOtherSessions: [{ at: 'nothing', sends: nothing, says: users }],
  passwordRule: [{ at: 'nothing', sends: nothing, says: everybody }],
  askRecovery: [{ at: 'nothing', sends: () => ({ body: { login: newName('nobody') } }), says: everybody }],
  beginRecovery: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  setPassword: [
    {
      at: 'nothing',
      sends: () => ({ body: { token: noSecret, password: 'Amina-2026' } }),
      says: all('step_expired'),
    },
  ],
  changePassword: [
    {
      at: 'nothing',
      sends: () => ({ body: { current_password: 'Amina-2026', password: 'Amina-2026' } }),
      says: users,
    },
    {
      at: 'nothing',
      sends: () => ({ body: { current_password: 'Wrong-2026', password: 'Amina-2027' } }),
      says: usersAre('wrong_password'),
    },
  ],
  changeEmail: [
    {
      at: 'nothing',
      sends: () => ({ body: { email: `${newName('new')}@souk.test`, password: 'Amina-2026' } }),
      says: users,
    },
  ],
  setAntiPhishingWord: [{ at: 'nothing', sends: () => ({ body: { word: 'pomegranate' } }), says: users }],

  startPhoneVerification: [
    {
      at: 'nothing',
      sends: () => ({ body: { phone: '+234 000 000 0000', method: 'sms' } }),
      says: usersAre('phone_invalid'),
    },
  ],
  sendPhoneSms: [{ at: 'nothing', sends: nothing, says: usersAre('step_expired') }],
  verifyPhone: [
    { at: 'nothing', sends: () => ({ body: { code: '00000' } }), says: usersAre('code_expired') },
  ],
  removePhone: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  verificationToken: [{ at: 'nothing', sends: nothing, says: users }],
  identity: [{ at: 'nothing', sends: nothing, says: users }],

  telegramButton: [{ at: 'nothing', sends: nothing, says: everybody }],
  telegramLogIn: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  telegramAuth: [
    { at: 'nothing', sends: () => ({ params: { token: noSecret } }), says: all('link_unknown') },
  ],
  telegramPhone: [
    {
      at: 'nothing',
      sends: () => ({ params: { token: noSecret }, body: { phone: '+2348031234567', method: 'sms' } }),
      says: all('step_expired'),
    },
  ],
  verifyTelegramPhone: [
    {
      at: 'nothing',
      sends: () => ({ params: { token: noSecret }, body: { code: '00000' } }),
      says: all('step_expired'),
    },
  ],
  unlinkTelegram: [{ at: 'nothing', sends: nothing, says: usersAre('not_found') }],

  addPushPlayer: [
    { at: 'nothing', sends: () => ({ body: { kind: 'android', token: noSecret } }), says: session },
  ],
  removePushPlayer: [{ at: 'nothing', sends: () => ({ params: { token: noSecret } }), says: session }],
  validateToken: [
    {
      at: 'nothing',
      sends: nothing,
      says: everybody,
      shows: (body, role) => ({ saysWhetherThereIsASession: body['is_valid'] === (role !== 'visitor') }),
    },
  ],
  me: [{ at: 'nothing', sends: nothing, says: session }],
  updatePreferences: [{ at: 'nothing', sends: () => ({ body: { theme: 'light' } }), says: everybody }],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
