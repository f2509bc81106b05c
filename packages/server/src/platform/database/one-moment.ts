import type { Db } from './db.ts'

/** Several statements that read the same moment, whatever others commit between them. They cannot write. */
export const inOneMoment = <Value>(db: Db, read: (db: Db) => Promise<Value>): Promise<Value> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** A part of a list, and how many there are on all pages, of the same moment. */
export const listInOneMoment = <Row>(
  db: Db,
  { count, rows }: { count: (db: Db) => Promise<number>; rows: (db: Db) => Promise<Row[]> },
): Promise<{ total: number; rows: Row[] }> =>
  inOneMoment(db, async (moment) => ({ total: await count(moment), rows: await rows(moment) }))
