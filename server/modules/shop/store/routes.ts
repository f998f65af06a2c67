import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import { groundsOf, sendCss, setCss } from './storeCss.ts'
import { attractedCount, ownStore, storesOf } from './findStore.ts'
import { writtenLook } from './storeLook.ts'
import type { StoreParts } from './parts.ts'
import { removePicture, sendPicture, setPicture } from './storePictures.ts'
import { presentStore, presentStores } from './present.ts'
import { sharedPreview, sharePreview } from './storePreviews.ts'
import type { storeOperations } from './schema.ts'
import { closeStore, createStore, updateStore } from './writeStore.ts'

/** Stores of merchants, and their looks. */
export function storeHandlers(parts: StoreParts): Handlers<typeof storeOperations> {
  return {
    async merchantAccounts(_, { db, viewer }) {
      const rows = await storesOf(db, viewer.userId)
      return {
        items: await presentStores(db, rows),
        limit: product.store.mostOfOne,
        attracted_count: await attractedCount(db, viewer.userId),
      }
    },

    async createMerchantAccount({ body }, { db, viewer, at }) {
      return presentStore(db, await createStore(db, parts, viewer.userId, body, at))
    },

    async merchantAccount({ params }, { db, viewer }) {
      return presentStore(db, await ownStore(db, viewer.userId, params.account_id))
    },

    async updateMerchantAccount({ params, body }, { db, viewer }) {
      return presentStore(db, await updateStore(db, parts, viewer.userId, params.account_id, body))
    },

    async deleteMerchantAccount({ params }, { db, viewer, at }) {
      await closeStore(db, parts, viewer.userId, params.account_id, at)
      return { is_done: true }
    },

    setMerchantLogo: ({ params }, { viewer }, wire) =>
      setPicture(parts, viewer.userId, { accountId: params.account_id, picture: 'logo' }, wire),

    async removeMerchantLogo({ params }, { db, viewer }) {
      const asked = { accountId: params.account_id, picture: 'logo' } as const
      return presentStore(db, await removePicture(db, viewer.userId, asked))
    },

    setMerchantBackground: ({ params }, { viewer }, wire) =>
      setPicture(parts, viewer.userId, { accountId: params.account_id, picture: 'background' }, wire),

    async removeMerchantBackground({ params }, { db, viewer }) {
      const asked = { accountId: params.account_id, picture: 'background' } as const
      return presentStore(db, await removePicture(db, viewer.userId, asked))
    },

    merchantPicture: ({ params }, { db }, wire) => sendPicture(db, parts.uploads.stores, params.id, wire),

    setMerchantCss: ({ params, body }, { viewer, at }) =>
      setCss(parts, viewer.userId, { accountId: params.account_id, link: body.link }, at),

    merchantCss: ({ params }, { db }, wire) => sendCss(db, params.id, wire),

    async shareMerchantLook({ params, body }, { db, viewer, at }) {
      const row = await ownStore(db, viewer.userId, params.account_id)
      return sharePreview(
        db,
        parts.random,
        { row, look: writtenLook(row, body, await groundsOf(db, row.id)) },
        at,
      )
    },

    sharedMerchantLook: ({ body }, { db, at }) => sharedPreview(db, body.token, at),
  }
}
