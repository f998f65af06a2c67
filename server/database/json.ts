import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A value for a jsonb column. Needed for arrays and texts, which would else be taken for a PostgreSQL array or for raw JSON. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
