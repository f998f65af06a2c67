import type { Database } from '../../database/database.ts'
import { FilesUnavailable, type FileStore, type FileStores } from '../../files/fileStore.ts'
import type { Settings } from '../../runtime/setting/settings.ts'
import { SettingsRefused } from '../../runtime/setting/settings.ts'
import { settingRows } from '../../runtime/setting/settingRows.ts'
import type { Timers } from '../../runtime/timers.ts'
import { databaseFileStore } from './databaseFileStore.ts'

/**
 * The database, and S3 where it is set up: then new files go there. Refused without it while files lie in it, since nobody
 * could read them.
 */
export async function openFileStores(
  settings: Pick<Settings, 's3'>,
  database: Pick<Database, 'db'>,
  timers: Timers,
): Promise<FileStores> {
  const places: Record<'database' | 's3', FileStore | null> = {
    database: databaseFileStore(database),
    s3: await openS3(settings, timers),
  }
  if (places.s3 === null && (await isInS3(database)))
    throw new SettingsRefused([
      {
        name: 'S3_URL',
        remedy: `${settingRows.S3_URL.remedy} Files lie there; to be without it, run npm run files -- move database first.`,
      },
    ])
  return {
    newIn: places.s3 === null ? 'database' : 's3',
    places: places.s3 === null ? ['database'] : ['database', 's3'],
    at(place) {
      const store = places[place]
      if (store === null) throw new FilesUnavailable(`${place} is not set up`)
      return store
    },
  }
}

/** Its library is loaded where it is needed alone. */
async function openS3({ s3 }: Pick<Settings, 's3'>, timers: Timers): Promise<FileStore | null> {
  if (s3 === null) return null
  const { s3FileStore } = await import('./s3FileStore.ts')
  return s3FileStore(s3, timers)
}

async function isInS3({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('kept_in', '=', 's3')
    .where('is_stored', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
