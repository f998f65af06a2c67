import type { Connection } from '../../../database/database.ts'
import type { ContactTopic } from '../../../domain/contact/topic.ts'

const requests = (db: Connection) =>
  db
    .selectFrom('contact_request')
    .leftJoin('app_user', 'app_user.id', 'contact_request.user_id')
    .selectAll('contact_request')
    .select('app_user.user_name')

/** A request with the name of whoever was logged in. */
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (db: Connection, number: string) =>
  requests(db).where('number', '=', number).executeTakeFirst()

/** The latest requests, of one topic or of all. */
export const latestRequests = (db: Connection, topic: ContactTopic | null, most: number) =>
  requests(db)
    .$if(topic !== null, query => query.where('topic', '=', topic))
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
