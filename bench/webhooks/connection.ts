import { connect } from '../../packages/server/src/platform/database/connect.ts'
import { insertEvent } from '../../packages/server/src/platform/events.ts'
import { newId } from '../../packages/server/src/platform/ids.ts'

export interface Connection {
  /** An event in a transaction of its own. @returns its identifier, once that is committed */
  write(accountId: string): Promise<string>
  close(): Promise<void>
}

export function connectTo(url: string): Connection {
  const db = connect({ url, applicationName: 'brandprint bench', connections: 8 })
  return {
    async write(accountId) {
      const subjectId = newId('mem')
      const createdAt = new Date()
      const data = {
        member_id: subjectId,
        email: 'ada@acme.example',
        role: 'member',
        added_at: createdAt.toISOString(),
      }
      return db
        .transaction()
        .execute((transaction) =>
          insertEvent(transaction, { accountId, kind: 'team.member_added', subjectId, data, createdAt }),
        )
    },
    close: () => db.destroy(),
  }
}
