import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Access } from '../../../server/runtime/setting/settings.ts'

/** An S3 server of a test, with one bucket. */
export interface S3Server {
  readonly access: S3Access
  /** As the settings of a server. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Starts it on a free port; it looks at every signature. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'souk-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'souk-files', configs: [] }],
  })
  const { port } = await server.run()
  const access = {
    url: `http://127.0.0.1:${port}`,
    bucket: 'souk-files',
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
  }
  let isClosed = false
  return {
    access,
    env: {
      S3_URL: access.url,
      S3_BUCKET: access.bucket,
      S3_REGION: access.region,
      S3_KEY: access.key,
      S3_SECRET: access.secret,
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
