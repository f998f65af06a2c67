import { all, names, noSecret, nothing, users, usersAre, type Case } from './case.ts'
import { newInvoice, newStore } from './props.ts'
import type { Scene } from './scene.ts'

/** A store is its owner’s: for everybody else it does not exist. */
const ownerOnly: Case['says'] = { ...usersAre('not_found'), owner: 'ok' }

const ofShop = ({ shop }: Scene) => ({ params: { id: shop.id } })
const store = ({ store: id }: Scene) => ({ params: { account_id: id } })
const style = {
  text_color: '#13171d',
  background_color1: '#ffffff',
  background_color2: '#eeeeff',
  button_text_color: '#ffffff',
  button_background_color: '#2e4bc2',
}

/** A look that can be read, with every colour. */
export const wholeLook = {
  style,
  colors: {
    text: '#13171d',
    primary: '#2e4bc2',
    primary_disabled: '#8d97c4',
    additional: '#4a5261',
    success: '#178a5b',
    fail: '#b3263a',
    warning: '#b97a12',
  },
}

export const storeTable = {
  merchantAccounts: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (body, role, { store: id }) => ({
        'the store of its owner alone':
          (body['items'] as { account_id: string }[]).some(item => item.account_id === id) ===
          (role === 'owner'),
      }),
    },
  ],
  createMerchantAccount: [{ at: 'nothing', sends: () => ({ body: newStore }), says: users }],
  merchantAccount: [{ at: 'nothing', sends: store, says: ownerOnly }],
  updateMerchantAccount: [
    {
      at: 'nothing',
      sends: scene => ({
        ...store(scene),
        body: {
          ...newStore,
          title: 'Harbor & Pine',
          show_name: false,
          show_logo: true,
          show_merchant_id: true,
          show_locale_selection: false,
          style,
          webhook_url: 'https://harbor.example/souk',
          success_url: 'https://harbor.example/thanks',
          fail_url: null,
          tolerance_percent: '0.5',
        },
      }),
      says: ownerOnly,
    },
  ],
  deleteMerchantAccount: [{ at: 'nothing', sends: store, says: ownerOnly }],
  setMerchantLogo: [{ at: 'nothing', sends: store, says: ownerOnly }],
  removeMerchantLogo: [{ at: 'nothing', sends: store, says: ownerOnly }],
  setMerchantBackground: [{ at: 'nothing', sends: store, says: ownerOnly }],
  removeMerchantBackground: [{ at: 'nothing', sends: store, says: ownerOnly }],
  merchantPicture: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: all('not_found') }],
  setMerchantCss: [
    { at: 'nothing', sends: scene => ({ ...store(scene), body: { link: null } }), says: ownerOnly },
  ],
  merchantCss: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: all('not_found') }],
  shareMerchantLook: [
    { at: 'nothing', sends: scene => ({ ...store(scene), body: { style } }), says: ownerOnly },
  ],
  sharedMerchantLook: [
    { at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('not_found') },
  ],
  generateMerchantKeypair: [{ at: 'nothing', sends: store, says: ownerOnly }],
  merchantKeys: [
    {
      at: 'nothing',
      sends: store,
      says: ownerOnly,
      shows: (body, _, { storeKey }) => ({
        'the key': (body['items'] as { key_id: string }[]).some(item => item.key_id === storeKey),
        'no private half': !JSON.stringify(body).includes('PRIVATE'),
      }),
    },
  ],
  revokeMerchantKey: [
    {
      at: 'nothing',
      sends: scene => ({ params: { account_id: scene.store, key_id: scene.storeKey } }),
      says: ownerOnly,
    },
  ],
  downloadMerchantPublicKey: [{ at: 'nothing', sends: store, says: ownerOnly }],
  regenerateMerchantWebhookKey: [{ at: 'nothing', sends: store, says: ownerOnly }],
  merchantWebhooks: [
    {
      at: 'nothing',
      sends: store,
      says: ownerOnly,
      shows: (body, _, { webhook }) => ({ 'what the shop was told': names(body, webhook) }),
    },
  ],
  // The store of the scene says no address: to one that does, something would be sent.
  resendMerchantWebhook: [
    {
      at: 'nothing',
      sends: scene => ({ params: { account_id: scene.store, id: scene.webhook } }),
      says: { ...ownerOnly, owner: 'webhook_url_missing' },
    },
  ],
  testMerchantWebhook: [
    { at: 'nothing', sends: store, says: { ...ownerOnly, owner: 'webhook_url_missing' } },
  ],
  // No session opens it, whoever’s: a shop signs its calls.
  store: [{ at: 'nothing', sends: nothing, says: all('unauthenticated') }],
  createStoreInvoice: [{ at: 'nothing', sends: () => ({ body: newInvoice }), says: all('unauthenticated') }],
  storeInvoices: [{ at: 'nothing', sends: nothing, says: all('unauthenticated') }],
  storeInvoice: [{ at: 'nothing', sends: ofShop, says: all('unauthenticated') }],
  cancelStoreInvoice: [{ at: 'nothing', sends: ofShop, says: all('unauthenticated') }],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
