import { localePrefix, inEachLocale } from '../../../../locales/localeTable.ts'
import type { ServerLocale } from '../../../../locales/wording.ts'
import { Type } from 'typebox'
import type { MailSender } from '../../../../adapters/channels.ts'
import type { Tx } from '../../../../database/database.ts'
import {
  parseInvoiceId,
  parseInvoiceRefundId,
  type InvoiceRefundId,
} from '../../../../domain/identifier/identifier.ts'
import { invoiceRules } from '../../../../domain/invoice/rules.ts'
import { onJob, type JobHandler, type JobParts } from '../../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'
import { hashOfSecret, newSecret } from '../../../../runtime/random.ts'
import { lettered } from '../../../telling/outgoing/letterText.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { invoiceColumns } from '../findInvoice.ts'
import { payerUrl } from '../payerUrl.ts'
import type { InvoiceRow } from '../tables.ts'

const letterJob = jobKind(
  'invoice_letter',
  Type.Object({
    kind: Type.Unsafe<'invoice' | 'refund'>({ type: 'string', enum: ['invoice', 'refund'] }),
    invoice_id: Type.String(),
    to: Type.String(),
    refund_id: Type.Union([Type.String(), Type.Null()]),
  }),
)

interface PayersLetter {
  readonly kind: 'invoice' | 'refund'
  readonly row: InvoiceRow
  readonly to: string
  readonly refundId?: InvoiceRefundId
}

/** Writes to whoever pays an invoice, who has no account here; sent once the transaction is committed, again until it is taken. */
export const writeLetter = (tx: Tx, { kind, row, to, refundId }: PayersLetter, at: Date): Promise<void> =>
  schedule(tx, {
    kind: letterJob,
    key: `${refundId ?? row.id}:${kind}:${at.getTime()}`,
    runAt: at,
    payload: { kind, invoice_id: row.id, to, refund_id: refundId ?? null },
  })

/** Sends what {@link writeLetter} asked for, in the language of the invoice. */
export const invoiceLetterHandler = (
  parts: JobParts & {
    readonly sender: MailSender
    readonly origin: string
  },
): JobHandler =>
  onJob(letterJob, async ({ key, payload }) => {
    const { database, sender, origin } = parts
    const found = await database.db
      .selectFrom('invoice')
      .innerJoin('store', 'store.id', 'invoice.store_id')
      .select(invoiceColumns.map(name => `invoice.${name}` as const))
      .select('store.title as store')
      .where('invoice.id', '=', parseInvoiceId(payload.invoice_id) ?? null)
      .executeTakeFirst()
    if (!found) return
    const refundId = parseInvoiceRefundId(payload.refund_id ?? undefined)
    const link =
      payload.kind === 'refund' && refundId
        ? await refundLink(parts, found.locale, refundId)
        : payerUrl(origin, found)
    if (link === null) return
    const words = invoiceLetters[found.locale][payload.kind]
    const facts = {
      store: found.store,
      title: found.title,
      amount: `${decimalOf(BigInt(found.amount), found.asset)} ${found.asset}`,
      hours: String(invoiceRules.refundLinkHours),
    }
    // Each fact is put in once: a store’s name that looks like another fact stays a name.
    const say = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (all, name: string) => (facts as Record<string, string>)[name] ?? all)
    const letter = lettered({
      locale: found.locale,
      subject: say(words.subject),
      lines: words.lines.map(say),
      button: words.button,
      link,
    })
    await sender.send({ id: key, to: payload.to, ...letter })
  })

/** A link that confirms; only its hash is kept, so a letter that is sent again has another one. Null when nothing waits for it. */
async function refundLink(
  { database, random, clock, origin }: Parameters<typeof invoiceLetterHandler>[0],
  locale: ServerLocale,
  id: InvoiceRefundId,
): Promise<string | null> {
  const token = newSecret(random)
  const until = new Date(clock.now().getTime() + invoiceRules.refundLinkHours * 3_600_000)
  const { numUpdatedRows } = await database.db
    .updateTable('invoice_refund')
    .set({ token_hash: hashOfSecret(token), token_until: until })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  return `${origin}${localePrefix(locale)}/invoice/refund/${token}`
}

/** Letters to whoever pays an invoice. */
export const invoiceLetters = inEachLocale(words => words.invoiceLetters)
