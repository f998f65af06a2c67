import { constants } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer, type PrivateServer } from './privateServer.ts'

/**
 * Starts a server on a base backup and has it read the log up to a target.
 * @param options.pieces folders with pieces of the log
 * @param options.target `recovery_target_name` or `recovery_target_time`; none for all of the log
 */
export async function openRecovery(options: {
  readonly data: string
  readonly pieces: readonly string[]
  readonly target: Readonly<Record<string, string>>
}): Promise<PrivateServer> {
  const { data, pieces, target } = options
  // Its own user may not be able to read where they lie: it is given copies.
  const log = await mkdtemp(join(tmpdir(), 'souk-log-'))
  try {
    await gatherLog(pieces, log, await firstPiece(data))
    await writeFile(join(data, 'recovery.signal'), '')
    return await openServer({
      data,
      others: [log],
      settings: {
        restore_command: `cp "${log}/%f" "%p"`,
        recovery_target_action: 'promote',
        hot_standby: 'off',
        ...target,
      },
    })
  } finally {
    // It has read them all, or never will.
    await rm(log, { recursive: true, force: true })
  }
}

/** The first piece of the log that a base backup needs, without its timeline: of an earlier one nothing is needed. */
async function firstPiece(data: string): Promise<string> {
  const label = await readFile(join(data, 'backup_label'), 'utf8')
  const [, file = ''] = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/m.exec(label) ?? []
  return file.slice(timelineLength)
}
const timelineLength = 8

/** Copies the pieces from the first one on; the last of an archive has all that came, under a name that says that more may come. */
async function gatherLog(folders: readonly string[], into: string, first: string): Promise<void> {
  for (const folder of folders)
    for (const name of (await readdir(folder)).toSorted()) {
      const [, piece = '', ending = ''] = /^([0-9A-F]{24})(\.partial)?$/.exec(name) ?? []
      const isHistory = /^[0-9A-F]{8}\.history$/.test(name)
      if (!isHistory && (piece === '' || piece.slice(timelineLength) < first)) continue
      const target = join(into, isHistory ? name : piece)
      // A whole piece takes the place of its beginning, never the other way round.
      const mode = ending === '' ? constants.COPYFILE_FICLONE : constants.COPYFILE_EXCL
      await copyFile(join(folder, name), target, mode).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
}
