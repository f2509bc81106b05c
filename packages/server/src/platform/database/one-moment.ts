import type { Db } from './db.ts'

/** Several statements that read the same moment, whatever others commit between them. They cannot write. */
export const inOneMoment = <Value>(db: Db, read: (db: Db) => Promise<Value>): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
