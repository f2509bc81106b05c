/**
 * `folder-puts-process.ts FOLDER COUNT`: puts files of 4 MB, each of one byte all over, and says of each what became of it. With
 * the count 0 it goes on until it is ended.
 */
import { createFolderStorage } from '../platform/storage/folder-storage.ts'

const [, , folder = '', count = '0'] = process.argv
const storage = createFolderStorage(folder)
for (let at = 0; count === '0' || at < Number(count); at++) {
  const said = await storage.put(`exports/put-${at}.pdf`, Buffer.alloc(4_000_000, at % 256)).then(
    () => `put ${at}`,
    (error) => `refused ${error.message}`,
  )
  console.log(said)
}
