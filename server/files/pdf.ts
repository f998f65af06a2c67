import { accepted, refuse, refused, type Result } from '../domain/refusal/refusal.ts'
import type { MadeFile } from './madeFile.ts'

const header = /^%PDF-[12]\.\d/
/** The end of the document, and nothing but blank after it. */
const trailer = /%%EOF[\s\0]*$/
/** The end of a ZIP's directory, which stands within the last 64 kB: bytes with both ends are two files in one. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipTailBytes = 65_557

/** Whether bytes begin like a PDF. */
export const looksLikePdf = (bytes: Buffer): boolean => header.test(bytes.subarray(0, 8).toString('latin1'))

/**
 * Takes a PDF as it is: it is not rewritten, so it is only ever handed out as a download. Refuses what is a second kind of
 * file as well.
 */
export async function makePdf(bytes: Buffer): Promise<Result<MadeFile>> {
  if (!trailer.test(bytes.subarray(-1024).toString('latin1'))) return refused(refuse('file_damaged', 'file'))
  if (bytes.subarray(-zipTailBytes).includes(zipEnd)) return refused(refuse('file_type_not_allowed', 'file'))
  return accepted({ bytes, contentType: 'application/pdf', extension: 'pdf', width: null, height: null })
}
