import { Value } from 'typebox/value'
import { json } from '../../database/json.ts'
import type { Tx } from '../../database/database.ts'
import { newContentId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { ContentFile, contentLists, type ContentKind } from './shape.ts'

/** The file is not what a content file is; each problem names its place, as in `/stories/0/title: must have …`. */
export class ContentRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentRefused'
    this.problems = problems
  }
}

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
 * Makes each kind that the file names what the file says: new codes are added, known ones are reworded and keep who has
 * viewed them, and those that it no longer names go. Answers how many of each kind there are now.
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
    const gone = tx.deleteFrom('content_item').where('kind', '=', kind)
    await (
      items.length === 0
        ? gone
        : gone.where(
            'code',
            'not in',
            items.map(item => item.code),
          )
    ).execute()
    for (const [place, body] of items.entries())
      await tx
        .insertInto('content_item')
        .values({ id: newContentId(parts.at, parts.random), kind, code: body.code, place, body: json(body) })
        .onConflict(conflict => conflict.columns(['kind', 'code']).doUpdateSet({ place, body: json(body) }))
        .execute()
    counts[kind] = items.length
  }
  return counts
}
