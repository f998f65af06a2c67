import { Value } from 'typebox/value'
import type { Tx } from '../../../database/database.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { applyCards } from './applyCards.ts'
import { ContentRefused } from './contentRefusal.ts'
import { ContentFile, contentLists, type ContentKind } from './contentShape.ts'

const problemsShown = 20

/** Reads the text of a content file. Throws {@link ContentRefused} with what is wrong in it, all of it at once. */
export const parseContent = (text: string): ContentFile => checkContent(parsed(text))

/** Checks what a content file says. Throws {@link ContentRefused}. */
export function checkContent(given: unknown): ContentFile {
  if (!Value.Check(ContentFile, given))
    throw new ContentRefused(
      [...Value.Errors(ContentFile, given)]
        .slice(0, problemsShown)
        .map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`),
    )
  const twice = Object.keys(contentLists).flatMap(list => {
    const codes = (given[list as keyof ContentFile] ?? []).map(({ code }) => code)
    return codes
      .filter((code, index) => codes.indexOf(code) !== index)
      .map(code => `/${list}: two are ${code}`)
  })
  if (twice.length > 0) throw new ContentRefused(twice)
  return given
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentRefused(['The file is not JSON'])
  }
}

/**
 * Makes each kind that the file names what the file says: new codes are published, known ones say it in their next version and keep who has
 * viewed them, and those that it no longer names are archived. Answers how many of each kind there are now.
 *
 * Throws {@link ContentRefused} where one of them is being written or waits for its moment: what somebody does in the editor is not undone
 * by a file.
 */
export async function applyContent(
  tx: Tx,
  file: ContentFile,
  parts: { readonly random: Random; readonly at: Date },
): Promise<Readonly<Partial<Record<ContentKind, number>>>> {
  const counts: Partial<Record<ContentKind, number>> = {}
  for (const [list, kind] of Object.entries(contentLists)) {
    const items = file[list as keyof ContentFile]
    if (items === undefined) continue
    await applyCards(tx, { list, kind, items }, parts)
    counts[kind] = items.length
  }
  return counts
}
