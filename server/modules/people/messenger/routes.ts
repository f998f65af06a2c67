import type { MessengerBot } from '../../../adapters/channels.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { SignedWriteContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { askProvider } from '../../telling/outgoing/reach.ts'
import { findUser } from '../user/users.ts'
import { startLink } from '../../telling/messenger/links.ts'
import { openMessengerLink, type MessengerParts } from './logIn.ts'
import { startMessengerPhone, verifyMessengerPhone } from './phoneStep.ts'
import type { messengerOperations } from './schema.ts'

/** Logging in and linking by the messenger. */
export function messengerHandlers(
  parts: MessengerParts & { readonly bot: MessengerBot | null },
): Handlers<typeof messengerOperations> {
  return {
    telegramButton: ({ query }, context) =>
      askProvider(parts.bot, context, async bot => {
        const { viewer, db, locale, at } = context
        const userId = viewer.kind === 'user' ? viewer.userId : null
        const asked = { userId, inviteCode: query.invite_code ?? null, locale }
        const { code, expiresAt } = await startLink(db, parts.random, asked, at)
        return { tg_button_link: await bot.startLink(code), expires_at: expiresAt.toISOString() }
      }),

    telegramLogIn: ({ body }, context) => openMessengerLink(parts, body.token, context),
    async telegramAuth({ params }, context) {
      if (context.deviceType === 'web') throw new RequestRefused(refuse('forbidden'))
      return openMessengerLink(parts, params.token, context)
    },
    telegramPhone: ({ params, body }, context) => startMessengerPhone(parts, params.token, body, context),
    verifyTelegramPhone: ({ params, body }, context) =>
      verifyMessengerPhone(parts, params.token, body.code, context),

    async unlinkTelegram(_, context) {
      await unlink(context)
      return { is_done: true }
    },
  }
}

async function unlink({ viewer: { userId }, db }: SignedWriteContext): Promise<void> {
  const user = await findUser(db, userId)
  if (user?.telegram_id == null) throw new RequestRefused(refuse('not_found'))
  if (user.password_hash === null || user.email_key === null) throw new RequestRefused(refuse('last_way_in'))
  await db
    .updateTable('app_user')
    .set({ telegram_id: null, telegram_user_name: null, telegram_notifications: false })
    .where('id', '=', userId)
    .execute()
}
