/** A file as it is kept. */
export interface MadeFile {
  readonly bytes: Buffer
  readonly contentType: string
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}
